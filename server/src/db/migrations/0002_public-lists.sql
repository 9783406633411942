CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree (coalesce("first_published_at", "created_at") desc,"id" desc) WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "blog_posts_tags_index" ON "blog_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "contacts_created_at_index" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "whitepaper_leads_created_at_index" ON "whitepaper_leads" USING btree ("created_at");