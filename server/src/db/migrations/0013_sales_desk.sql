CREATE TABLE "client_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_desk_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"site" text NOT NULL,
	"website" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"scan_id" uuid,
	"lead_id" uuid,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "prospects_state_check" CHECK ("prospects"."state" in ('scanning', 'scanned', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "campaign_scans" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_call_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "report_reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "report_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_desk_events" ADD CONSTRAINT "lead_desk_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_files_client_id_created_at_index" ON "client_files" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_desk_events_lead_id_created_at_index" ON "lead_desk_events" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "prospects_created_at_index" ON "prospects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "prospects_site_index" ON "prospects" USING btree ("site");--> statement-breakpoint
CREATE INDEX "prospects_scan_id_index" ON "prospects" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "prospects_lead_id_index" ON "prospects" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_scans_site_index" ON "campaign_scans" USING btree ("site");--> statement-breakpoint
CREATE INDEX "customers_site_index" ON "customers" USING btree ("site");--> statement-breakpoint
CREATE INDEX "contacts_domain_index" ON "contacts" USING btree (split_part(lower(trim("email")), '@', 2));--> statement-breakpoint
CREATE INDEX "leads_client_id_index" ON "leads" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "leads_desk_stage_index" ON "leads" USING btree ((array_position(array['new', 'called', 'meeting', 'offered', 'won', 'lost'], "stage") * 100000 + (("created_at" at time zone 'UTC')::date - date '1970-01-01')),"id");--> statement-breakpoint
CREATE INDEX "leads_desk_reads_index" ON "leads" USING btree ((least("report_reads", 5000) * 100000 + coalesce((("report_read_at" at time zone 'UTC')::date - date '1970-01-01'), 0)),"id");--> statement-breakpoint
CREATE INDEX "leads_desk_next_call_at_index" ON "leads" USING btree (coalesce("next_call_at", timestamptz '9999-12-31T00:00:00Z'),"id");--> statement-breakpoint
CREATE INDEX "leads_desk_last_read_at_index" ON "leads" USING btree (coalesce("report_read_at", timestamptz '1970-01-01T00:00:00Z'),"id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_stage_check" CHECK ("leads"."stage" in ('new', 'called', 'meeting', 'offered', 'won', 'lost'));--> statement-breakpoint
UPDATE "leads" SET "report_reads" = "report_views"."times", "report_read_at" = "report_views"."last_at" FROM "report_views" WHERE "report_views"."lead_id" = "leads"."id";--> statement-breakpoint
UPDATE "customers" SET "site" = "typed"."site" FROM (SELECT "id", regexp_replace(regexp_replace(lower(trim("website_domain")), '^(https?://)?(www\.)?', ''), '\.?([/?#:].*)?$', '') AS "site" FROM "customers") AS "typed" WHERE "typed"."id" = "customers"."id" AND "typed"."site" ~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)+$';--> statement-breakpoint
UPDATE "campaign_scans" SET "site" = "typed"."site" FROM (SELECT "id", regexp_replace(regexp_replace(lower(trim("website")), '^(https?://)?(www\.)?', ''), '\.?([/?#:].*)?$', '') AS "site" FROM "campaign_scans") AS "typed" WHERE "typed"."id" = "campaign_scans"."id" AND "typed"."site" ~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)+$';--> statement-breakpoint
UPDATE "leads" SET "client_id" = "clients"."id" FROM "clients" WHERE "clients"."state" <> 'ended' AND ("clients"."site" = "leads"."site" OR lower(trim("clients"."email")) = "leads"."email_normalised");--> statement-breakpoint
UPDATE "leads" SET "stage" = 'won' FROM "clients" WHERE "clients"."id" = "leads"."client_id" AND ("clients"."site" = "leads"."site" OR "clients"."site" IS NULL);--> statement-breakpoint
INSERT INTO "lead_desk_events" ("lead_id", "kind", "event") SELECT "id", 'stage', '{"kind": "stage", "from": "new", "to": "won", "reason": null, "by": "order"}'::jsonb FROM "leads" WHERE "stage" = 'won';
