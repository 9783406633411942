CREATE TABLE "panel_readings" (
	"client_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reader_version" integer NOT NULL,
	"facts_read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "panel_readings_client_id_answer_id_pk" PRIMARY KEY("client_id","answer_id"),
	CONSTRAINT "panel_readings_verdict_check" CHECK ("panel_readings"."verdict" in ('named', 'cited-only', 'somebody-alike', 'not-named'))
);
--> statement-breakpoint
ALTER TABLE "panel_readings" ADD CONSTRAINT "panel_readings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_readings" ADD CONSTRAINT "panel_readings_answer_id_panel_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."panel_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_readings_answer_id_index" ON "panel_readings" USING btree ("answer_id");