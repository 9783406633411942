CREATE TABLE "fix_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"insight_id" text NOT NULL,
	"outcome" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "fix_checks_outcome_check" CHECK ("fix_checks"."outcome" in ('running', 'fixed', 'better', 'not-fixed', 'worse', 'cannot-tell', 'site-down', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "fix_checks" ADD CONSTRAINT "fix_checks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fix_checks_lead_id_created_at_index" ON "fix_checks" USING btree ("lead_id","created_at");