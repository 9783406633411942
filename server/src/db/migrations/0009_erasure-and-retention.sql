CREATE INDEX "customers_created_at_index" ON "customers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbound_mails_reply_to_index" ON "outbound_mails" USING btree (lower(trim("reply_to")));--> statement-breakpoint
CREATE INDEX "outbound_mails_created_at_index" ON "outbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scans_created_at_index" ON "scans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_person_index" ON "users" USING btree (lower(trim("email")));