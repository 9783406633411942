CREATE TABLE "fact_sheet_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"changes" jsonb,
	"note" text,
	CONSTRAINT "fact_sheet_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "fact_sheet_links_answer_check" CHECK (("fact_sheet_links"."answer" is null) = ("fact_sheet_links"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "fact_sheets" DROP CONSTRAINT "fact_sheets_state_check";--> statement-breakpoint
ALTER TABLE "client_scans" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "client_scans" ADD COLUMN "sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "client_scans" ADD COLUMN "fixes" jsonb;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD COLUMN "evidence" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD COLUMN "signed_email" text;--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD COLUMN "signed_from" text;--> statement-breakpoint
ALTER TABLE "fact_sheet_links" ADD CONSTRAINT "fact_sheet_links_sheet_id_fact_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."fact_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_sheet_links_sheet_id_index" ON "fact_sheet_links" USING btree ("sheet_id","created_at");--> statement-breakpoint
ALTER TABLE "client_scans" ADD CONSTRAINT "client_scans_sheet_id_fact_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."fact_sheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_sheets_unsigned_index" ON "fact_sheets" USING btree ("client_id") WHERE "fact_sheets"."state" <> 'signed';--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD CONSTRAINT "fact_sheets_signed_check" CHECK (("fact_sheets"."state" = 'signed') = ("fact_sheets"."signed_at" is not null));--> statement-breakpoint
ALTER TABLE "fact_sheets" ADD CONSTRAINT "fact_sheets_state_check" CHECK ("fact_sheets"."state" in ('draft', 'sent', 'changes', 'signed'));