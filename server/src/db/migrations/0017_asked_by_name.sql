ALTER TABLE "panel_runs" DROP CONSTRAINT "panel_runs_purpose_check";--> statement-breakpoint
DROP INDEX "panel_runs_market_id_purpose_period_index";--> statement-breakpoint
ALTER TABLE "client_markets" DROP CONSTRAINT "client_markets_pkey";--> statement-breakpoint
ALTER TABLE "client_markets" ADD COLUMN "rank" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_markets" ADD CONSTRAINT "client_markets_client_id_rank_pk" PRIMARY KEY("client_id","rank");--> statement-breakpoint
ALTER TABLE "panel_runs" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_runs" ADD CONSTRAINT "panel_runs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_runs_client_id_period_index" ON "panel_runs" USING btree ("client_id","period") WHERE "panel_runs"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "panel_runs_market_id_purpose_period_index" ON "panel_runs" USING btree ("market_id","purpose","period") WHERE "panel_runs"."period" is not null and "panel_runs"."client_id" is null;--> statement-breakpoint
ALTER TABLE "client_markets" ADD CONSTRAINT "client_markets_rank_check" CHECK ("client_markets"."rank" in ('main', 'second'));--> statement-breakpoint
ALTER TABLE "panel_runs" ADD CONSTRAINT "panel_runs_client_check" CHECK (("panel_runs"."purpose" = 'branded') = ("panel_runs"."client_id" is not null));--> statement-breakpoint
ALTER TABLE "panel_runs" ADD CONSTRAINT "panel_runs_purpose_check" CHECK ("panel_runs"."purpose" in ('sample', 'monthly', 'baseline', 'pasted', 'branded'));