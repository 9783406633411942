CREATE TABLE "report_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"scan_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "report_checks_state_check" CHECK ("report_checks"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_checks" ADD CONSTRAINT "report_checks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_checks" ADD CONSTRAINT "report_checks_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_checks_lead_id_created_at_index" ON "report_checks" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "report_checks_scan_id_index" ON "report_checks" USING btree ("scan_id");