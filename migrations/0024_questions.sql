CREATE TABLE "question_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"question_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"asked_id" uuid,
	"accepted_id" uuid,
	"engine" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text DEFAULT '' NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_answer" text
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_vote" (
	"post_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_vote_post_id_owner_id_pk" PRIMARY KEY("post_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "question_post" ADD CONSTRAINT "question_post_question_id_question_post_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_post" ADD CONSTRAINT "question_post_parent_id_question_post_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."question_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_post" ADD CONSTRAINT "question_post_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_post" ADD CONSTRAINT "question_post_asked_id_principal_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_post" ADD CONSTRAINT "question_post_accepted_id_question_post_id_fk" FOREIGN KEY ("accepted_id") REFERENCES "public"."question_post"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_post_id_question_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."question_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_post_id_question_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."question_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_post_question_idx" ON "question_post" USING btree ("question_id","kind");--> statement-breakpoint
CREATE INDEX "question_post_kind_idx" ON "question_post" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "question_post_author_idx" ON "question_post" USING btree ("author_id","kind");--> statement-breakpoint
CREATE INDEX "question_post_asked_idx" ON "question_post" USING btree ("asked_id");--> statement-breakpoint
CREATE INDEX "question_post_parent_idx" ON "question_post" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "question_post_accepted_idx" ON "question_post" USING btree ("accepted_id");--> statement-breakpoint
CREATE INDEX "question_post_hidden_idx" ON "question_post" USING btree ("hidden_at");--> statement-breakpoint
CREATE INDEX "question_post_tags_idx" ON "question_post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "question_version_post_idx" ON "question_version" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "question_version_author_idx" ON "question_version" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "question_vote_owner_idx" ON "question_vote" USING btree ("owner_id");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF author_id, title, text, tags, accepted_id, hidden_at, deleted_at ON question_post
	FOR EACH ROW EXECUTE FUNCTION search_changed('question', 'question_id');--> statement-breakpoint
CREATE FUNCTION search_person_judged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_change (source, subject)
		SELECT 'creation', id FROM gallery_item WHERE owner_id = new.id
		UNION ALL SELECT DISTINCT 'question', question_id FROM question_post WHERE author_id = new.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_person_judged AFTER UPDATE OF suspended_at ON "user"
	FOR EACH ROW WHEN (old.suspended_at IS DISTINCT FROM new.suspended_at) EXECUTE FUNCTION search_person_judged();
