CREATE TABLE "client_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"gets_reports" boolean NOT NULL,
	"gets_alerts" boolean NOT NULL,
	"approves" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_scans_reason_check" CHECK ("client_scans"."reason" in ('baseline', 'daily', 'weekly', 'confirm', 'month_end', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "client_plan_spans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"business_name" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"website_typed" text NOT NULL,
	"site" text,
	"website" text,
	"order_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"account_manager" text,
	"time_zone" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"onboarded_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"next_plan_id" text,
	"next_plan_at" timestamp (3) with time zone,
	"guarantee_until" timestamp (3) with time zone NOT NULL,
	"refund_asked_at" timestamp (3) with time zone,
	"refund_reason" text,
	"refunded_at" timestamp (3) with time zone,
	"discount_code" text,
	"baseline_state" text NOT NULL,
	"baseline_wanted_at" timestamp (3) with time zone NOT NULL,
	"baseline_scan_id" uuid,
	"baseline_score" integer,
	"baseline_at" timestamp (3) with time zone,
	"last_contact_at" timestamp (3) with time zone,
	"month_ends_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(business_name || chr(1) || full_name || chr(1) || email || chr(1) || website_typed || chr(1) || coalesce(website, '') || chr(1) || coalesce(account_manager, ''))) STORED NOT NULL,
	CONSTRAINT "clients_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "clients_state_check" CHECK ("clients"."state" in ('onboarding', 'active', 'past_due', 'ending', 'ended')),
	CONSTRAINT "clients_baseline_state_check" CHECK ("clients"."baseline_state" in ('waiting', 'scanned', 'failed', 'no-website'))
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"work_id" text NOT NULL,
	"period" text NOT NULL,
	"promised" integer NOT NULL,
	"carried_in" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"carried_out" integer DEFAULT 0 NOT NULL,
	"surplus" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"open" integer GENERATED ALWAYS AS (promised + carried_in + surplus - done - skipped - carried_out) STORED NOT NULL,
	CONSTRAINT "deliverables_open_check" CHECK ("deliverables"."open" >= 0)
);
--> statement-breakpoint
CREATE TABLE "work_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliverable_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"evidence" text,
	"check_id" text,
	"note" text,
	"approved_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "work_entries_count_check" CHECK ("work_entries"."count" > 0),
	CONSTRAINT "work_entries_kind_check" CHECK ("work_entries"."kind" in ('done', 'skipped', 'carried'))
);
--> statement-breakpoint
CREATE TABLE "fact_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"signed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_sheets_state_check" CHECK ("fact_sheets"."state" in ('draft', 'sent', 'signed'))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "next_plan_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "next_plan_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_checkouts" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_events" ADD CONSTRAINT "client_events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tasks" ADD CONSTRAINT "client_tasks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_scans" ADD CONSTRAINT "client_scans_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_scans" ADD CONSTRAINT "client_scans_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_plan_spans" ADD CONSTRAINT "client_plan_spans_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_baseline_scan_id_scans_id_fk" FOREIGN KEY ("baseline_scan_id") REFERENCES "public"."scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD CONSTRAINT "fact_sheets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_contacts_client_id_person_index" ON "client_contacts" USING btree ("client_id",lower(trim("email")));--> statement-breakpoint
CREATE UNIQUE INDEX "client_contacts_person_index" ON "client_contacts" USING btree (lower(trim("email")),"client_id");--> statement-breakpoint
CREATE INDEX "client_events_client_id_created_at_index" ON "client_events" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "client_events_kind_created_at_index" ON "client_events" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "client_tasks_client_id_index" ON "client_tasks" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_tasks_open_index" ON "client_tasks" USING btree ("due_at") WHERE "client_tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_scans_client_id_scan_id_reason_index" ON "client_scans" USING btree ("client_id","scan_id","reason");--> statement-breakpoint
CREATE INDEX "client_scans_scan_id_index" ON "client_scans" USING btree ("scan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_plan_spans_client_id_starts_at_index" ON "client_plan_spans" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_plan_spans_open_index" ON "client_plan_spans" USING btree ("client_id") WHERE "client_plan_spans"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "clients_person_index" ON "clients" USING btree (lower(trim("email")));--> statement-breakpoint
CREATE INDEX "clients_site_index" ON "clients" USING btree ("site");--> statement-breakpoint
CREATE INDEX "clients_month_ends_at_index" ON "clients" USING btree ("month_ends_at");--> statement-breakpoint
CREATE INDEX "clients_baseline_scan_id_index" ON "clients" USING btree ("baseline_scan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliverables_client_id_work_id_period_index" ON "deliverables" USING btree ("client_id","work_id","period");--> statement-breakpoint
CREATE INDEX "deliverables_open_index" ON "deliverables" USING btree ("client_id") WHERE "deliverables"."open" > 0;--> statement-breakpoint
CREATE INDEX "work_entries_deliverable_id_index" ON "work_entries" USING btree ("deliverable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fact_sheets_client_id_version_index" ON "fact_sheets" USING btree ("client_id","version");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_client_id_index" ON "customers" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "customers_stripe_customer_id_index" ON "customers" USING btree ("stripe_customer_id");