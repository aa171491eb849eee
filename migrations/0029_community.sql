CREATE TABLE "directory_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_facet" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "member_facet_owner_id_kind_value_pk" PRIMARY KEY("owner_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"links" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_subject_key" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "pulse_cursor" (
	"id" smallint PRIMARY KEY NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pulse_visit" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "soulprint" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"facets" jsonb NOT NULL,
	"refused" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thanks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid,
	"to_id" uuid NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_public" boolean NOT NULL,
	"declined_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thanks_once_key" UNIQUE("from_id","to_id","about_kind","about_id")
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"owner_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_owner_id_other_id_pk" PRIMARY KEY("owner_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "part_audience" (
	"owner_id" uuid NOT NULL,
	"part" text NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "part_audience_owner_id_part_pk" PRIMARY KEY("owner_id","part")
);
--> statement-breakpoint
ALTER TABLE "directory_view" ADD CONSTRAINT "directory_view_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_facet" ADD CONSTRAINT "member_facet_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_actor_id_principal_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulse_visit" ADD CONSTRAINT "pulse_visit_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soulprint" ADD CONSTRAINT "soulprint_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_from_id_principal_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_to_id_principal_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_other_id_principal_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_audience" ADD CONSTRAINT "part_audience_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_view_owner_idx" ON "directory_view" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "member_facet_value_idx" ON "member_facet" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "activity_actor_idx" ON "activity" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "thanks_to_idx" ON "thanks" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "thanks_about_idx" ON "thanks" USING btree ("about_kind","about_id");--> statement-breakpoint
CREATE INDEX "follow_other_idx" ON "follow" USING btree ("other_id");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON part_audience
	FOR EACH ROW EXECUTE FUNCTION search_changed('person', 'owner_id');--> statement-breakpoint
CREATE TRIGGER search_changed_offering AFTER INSERT OR DELETE OR UPDATE ON part_audience
	FOR EACH ROW EXECUTE FUNCTION search_changed('offering', 'owner_id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON member_facet
	FOR EACH ROW EXECUTE FUNCTION search_changed('offering', 'owner_id');--> statement-breakpoint
CREATE TRIGGER search_changed_offering AFTER DELETE OR UPDATE OF name, username, suspended_at ON "user"
	FOR EACH ROW EXECUTE FUNCTION search_changed('offering', 'id');--> statement-breakpoint
INSERT INTO activity (id, actor_id, kind, subject_id, audience, created_at)
	SELECT g.id, g.owner_id, 'creation', g.id, 'everyone', g.created_at FROM gallery_item g;--> statement-breakpoint
INSERT INTO activity (id, actor_id, kind, subject_id, audience, created_at)
	SELECT q.id, q.author_id, q.kind, q.id, 'everyone', q.created_at FROM question_post q
	WHERE q.kind IN ('question', 'answer') AND q.author_id IS NOT NULL;--> statement-breakpoint
INSERT INTO pulse_cursor (id, place) VALUES (1, pg_current_snapshot()::text);
