CREATE TABLE "search_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_near" (
	"passage_id" bigint NOT NULL,
	"reader" uuid NOT NULL,
	"list" smallint NOT NULL,
	"source" text NOT NULL,
	"bits" bit(384) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_passage" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"part" integer NOT NULL,
	"owner_id" uuid,
	"readers" uuid[] NOT NULL,
	"label" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"vector" "bytea",
	CONSTRAINT "search_passage_subject_key" UNIQUE("source","subject","part")
);
--> statement-breakpoint
ALTER TABLE "search_near" ADD CONSTRAINT "search_near_passage_id_search_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."search_passage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_passage" ADD CONSTRAINT "search_passage_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_near_list_idx" ON "search_near" USING btree ("reader","list","source","bits","passage_id");--> statement-breakpoint
CREATE INDEX "search_near_passage_idx" ON "search_near" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "search_passage_owner_idx" ON "search_passage" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_passage_words_idx" ON "search_passage" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_passage_unread_idx" ON "search_passage" USING btree ("id") WHERE "search_passage"."vector" is null;--> statement-breakpoint
CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	subject text;
BEGIN
	IF tg_op = 'DELETE' THEN
		EXECUTE format('SELECT ($1).%I::text', tg_argv[1]) INTO subject USING old;
	ELSE
		EXECUTE format('SELECT ($1).%I::text', tg_argv[1]) INTO subject USING new;
	END IF;
	INSERT INTO search_change (source, subject) VALUES (tg_argv[0], subject);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF name, username, display_username, about, suspended_at ON "user"
	FOR EACH ROW EXECUTE FUNCTION search_changed('person', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF owner_id, title, caption, tags, input, output, hidden_at ON gallery_item
	FOR EACH ROW EXECUTE FUNCTION search_changed('creation', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF owner_id, title, content, deleted_at ON work
	FOR EACH ROW EXECUTE FUNCTION search_changed('work', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE ON work_collaborator
	FOR EACH ROW EXECUTE FUNCTION search_changed('work', 'work_id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF owner_id, title, search, deleted_at OR DELETE ON run
	FOR EACH ROW EXECUTE FUNCTION search_changed('talk', 'talk_id');--> statement-breakpoint
CREATE TRIGGER search_restored AFTER INSERT ON run
	FOR EACH ROW WHEN (new.ended_at IS NOT NULL) EXECUTE FUNCTION search_changed('talk', 'talk_id');--> statement-breakpoint
INSERT INTO search_change (source, subject)
	SELECT 'person', id FROM "user" UNION ALL SELECT 'creation', id FROM gallery_item
	UNION ALL SELECT 'work', id FROM work UNION ALL SELECT DISTINCT 'talk', talk_id FROM run;
