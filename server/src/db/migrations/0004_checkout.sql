CREATE TABLE "demo_checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"changes_at" timestamp (3) with time zone,
	"next_plan_id" text,
	"ends" boolean DEFAULT false NOT NULL,
	CONSTRAINT "demo_checkouts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "demo_checkouts_status_check" CHECK ("demo_checkouts"."status" in ('open', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"error" text,
	"order_id" uuid,
	"session_id" text,
	"subscription_id" text
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "readings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_checkouts" ADD CONSTRAINT "demo_checkouts_order_id_customers_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_unprocessed_index" ON "stripe_events" USING btree ("received_at") WHERE "stripe_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_created_index" ON "stripe_events" USING btree ("created");--> statement-breakpoint
CREATE INDEX "customers_business_email_index" ON "customers" USING btree (lower("business_email"),"plan_id");--> statement-breakpoint
CREATE INDEX "customers_stripe_subscription_id_index" ON "customers" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "customers_stripe_session_id_index" ON "customers" USING btree ("stripe_session_id");--> statement-breakpoint
CREATE INDEX "customers_subscription_status_created_at_index" ON "customers" USING btree ("subscription_status","created_at");