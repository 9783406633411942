CREATE TABLE "assistant_lanes" (
	"provider" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"reason" text,
	"message" text,
	"model" text,
	"probed_at" timestamp (3) with time zone,
	"not_before" timestamp (3) with time zone,
	"at_once" integer DEFAULT 2 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_spend" (
	"period" text NOT NULL,
	"scope" text NOT NULL,
	"reserved_micros" bigint DEFAULT 0 NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_spend_period_scope_pk" PRIMARY KEY("period","scope")
);
--> statement-breakpoint
CREATE TABLE "client_markets" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trade" text NOT NULL,
	"town" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"question_id" text NOT NULL,
	"sample" integer NOT NULL,
	"question" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"reason" text,
	"answer" jsonb,
	"cohort" jsonb,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"raw" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panel_answers_state_check" CHECK ("panel_answers"."state" in ('planned', 'asking', 'answered', 'refused', 'empty', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "panel_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"period" text,
	"questions_version" integer NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"cap_micros" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "panel_runs_state_check" CHECK ("panel_runs"."state" in ('waiting', 'asking', 'done')),
	CONSTRAINT "panel_runs_purpose_check" CHECK ("panel_runs"."purpose" in ('sample', 'monthly', 'baseline', 'pasted'))
);
--> statement-breakpoint
ALTER TABLE "client_markets" ADD CONSTRAINT "client_markets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_markets" ADD CONSTRAINT "client_markets_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_run_id_panel_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."panel_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_runs" ADD CONSTRAINT "panel_runs_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "markets_trade_town_region_country_language_index" ON "markets" USING btree ("trade","town","region","country","language");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_answers_run_id_provider_question_id_sample_index" ON "panel_answers" USING btree ("run_id","provider","question_id","sample");--> statement-breakpoint
CREATE INDEX "panel_answers_open_index" ON "panel_answers" USING btree ("provider","state") WHERE "panel_answers"."state" in ('planned', 'asking');--> statement-breakpoint
CREATE INDEX "panel_answers_raw_index" ON "panel_answers" USING btree ("finished_at") WHERE "panel_answers"."raw" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_runs_market_id_purpose_period_index" ON "panel_runs" USING btree ("market_id","purpose","period") WHERE "panel_runs"."period" is not null;--> statement-breakpoint
CREATE INDEX "panel_runs_created_at_index" ON "panel_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "panel_runs_market_id_index" ON "panel_runs" USING btree ("market_id");