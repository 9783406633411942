CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_counts_day_source_step_pk" PRIMARY KEY("day","source","step"),
	CONSTRAINT "funnel_counts_step_check" CHECK ("funnel_counts"."step" in ('scan', 'results', 'unlock', 'lead', 'checkout', 'client'))
);
--> statement-breakpoint
CREATE TABLE "funnel_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_visits" (
	"site" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"saw_results" boolean DEFAULT false NOT NULL,
	"opened_unlock" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "funnel_visits_began_at_index" ON "funnel_visits" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "leads_site_index" ON "leads" USING btree ("site","created_at");