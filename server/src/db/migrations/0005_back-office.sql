CREATE TABLE "blog_post_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"post" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"post" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || chr(1) || email || chr(1) || business_name || chr(1) || website || chr(1) || coalesce(phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_versions_post_id_created_at_index" ON "blog_post_versions" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "deleted_blog_posts_deleted_at_index" ON "deleted_blog_posts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_name_index" ON "leads" USING btree (left(lower("name"), 300) collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_business_name_index" ON "leads" USING btree (left(lower("business_name"), 300) collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_email_index" ON "leads" USING btree (left(lower("email"), 300) collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_website_index" ON "leads" USING btree (left(lower("website"), 300) collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_score_rising_index" ON "leads" USING btree (coalesce("ai_visibility_score", 101),"id");--> statement-breakpoint
CREATE INDEX "leads_score_falling_index" ON "leads" USING btree (coalesce("ai_visibility_score", -1),"id");--> statement-breakpoint
CREATE INDEX "leads_score_created_at_index" ON "leads" USING btree ("ai_visibility_score","created_at");