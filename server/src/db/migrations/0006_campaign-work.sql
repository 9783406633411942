CREATE TABLE "campaign_refused_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "campaign_scans_campaign_id_status_index";--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "columns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "contact_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "refused_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "loaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bulk_campaigns" ADD COLUMN "running_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "row_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "cells" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "same_as" uuid;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "work" text;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaign_refused_rows" ADD CONSTRAINT "campaign_refused_rows_campaign_id_bulk_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bulk_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_refused_rows_campaign_id_row_number_index" ON "campaign_refused_rows" USING btree ("campaign_id","row_number");--> statement-breakpoint
CREATE INDEX "campaign_scans_campaign_id_row_number_index" ON "campaign_scans" USING btree ("campaign_id","row_number");--> statement-breakpoint
CREATE INDEX "campaign_scans_campaign_id_completed_at_index" ON "campaign_scans" USING btree ("campaign_id","completed_at");--> statement-breakpoint
CREATE INDEX "campaign_scans_work_index" ON "campaign_scans" USING btree ("campaign_id","work","row_number") WHERE "campaign_scans"."work" is not null;--> statement-breakpoint
CREATE INDEX "campaign_scans_same_as_index" ON "campaign_scans" USING btree ("same_as") WHERE "campaign_scans"."same_as" is not null;--> statement-breakpoint
CREATE INDEX "campaign_scans_campaign_id_status_index" ON "campaign_scans" USING btree ("campaign_id","status","row_number");--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD CONSTRAINT "campaign_scans_work_check" CHECK ("campaign_scans"."work" in ('waiting', 'queued'));