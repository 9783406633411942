CREATE TABLE "suppressions" (
	"address" text NOT NULL,
	"list" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_address_list_pk" PRIMARY KEY("address","list")
);
--> statement-breakpoint
DROP INDEX "drip_emails_lead_id_index";--> statement-breakpoint
ALTER TABLE "outbound_mails" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbound_mails" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "drip_emails_lead_id_day_number_index" ON "drip_emails" USING btree ("lead_id","day_number");