CREATE INDEX "campaign_scans_email_index" ON "campaign_scans" USING btree (lower(trim("email")));--> statement-breakpoint
CREATE INDEX "customers_person_index" ON "customers" USING btree (lower(trim("business_email")));--> statement-breakpoint
CREATE INDEX "contacts_email_index" ON "contacts" USING btree (lower(trim("email")));--> statement-breakpoint
CREATE INDEX "whitepaper_leads_email_index" ON "whitepaper_leads" USING btree (lower(trim("email")));--> statement-breakpoint
CREATE INDEX "outbound_mails_recipient_index" ON "outbound_mails" USING btree (lower(trim("recipient")));--> statement-breakpoint
CREATE INDEX "outbound_mails_contact_index" ON "outbound_mails" USING btree (lower("data" ->> 'email')) WHERE "outbound_mails"."kind" = 'contact-message';--> statement-breakpoint
CREATE INDEX "outbound_mails_failed_index" ON "outbound_mails" USING btree ("created_at","id") WHERE "outbound_mails"."status" = 'failed';