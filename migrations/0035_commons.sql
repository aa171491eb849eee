CREATE TABLE "activity_last" (
	"actor_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_last_actor_id_audience_pk" PRIMARY KEY("actor_id","audience")
);
--> statement-breakpoint
CREATE TABLE "thread_guest" (
	"thread_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"name" text NOT NULL,
	"invite_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "thread_guest_thread_id_guest_id_pk" PRIMARY KEY("thread_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "work_writer" (
	"work_id" uuid NOT NULL,
	"client" bigint NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_writer_work_id_client_pk" PRIMARY KEY("work_id","client")
);
--> statement-breakpoint
DROP INDEX "user_words_idx";--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "allows_guests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(coalesce("user"."display_username", '') || ' ' || "user"."name", '[!-/:-@[-`{-~]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(coalesce("user"."display_username", '') || ' ' || "user"."name", '[!-/:-@[-`{-~]+', ' ', 'g')) || to_tsvector('english', regexp_replace("user"."about", '[!-/:-@[-`{-~]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "activity_last" ADD CONSTRAINT "activity_last_actor_id_principal_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_guest" ADD CONSTRAINT "thread_guest_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_guest" ADD CONSTRAINT "thread_guest_guest_id_principal_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_guest" ADD CONSTRAINT "thread_guest_invite_id_thread_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."thread_invite"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_writer" ADD CONSTRAINT "work_writer_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_writer" ADD CONSTRAINT "work_writer_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_guest_guest_idx" ON "thread_guest" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "thread_guest_invite_idx" ON "thread_guest" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "work_writer_author_idx" ON "work_writer" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "user_words_idx" ON "user" USING gin ("words");--> statement-breakpoint
INSERT INTO "activity_last" ("actor_id", "audience", "at") SELECT "actor_id", "audience", max("created_at") FROM "activity" GROUP BY "actor_id", "audience";
