CREATE TABLE "lab_experiment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"wanted" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"audience" text NOT NULL,
	"call_text" text,
	"call_most" integer,
	"call_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"experiment_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_person" (
	"experiment_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_person_experiment_id_place_owner_id_pk" PRIMARY KEY("experiment_id","place","owner_id")
);
--> statement-breakpoint
CREATE TABLE "lab_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"experiment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"version_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"experiment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_version_number_key" UNIQUE("experiment_id","number")
);
--> statement-breakpoint
CREATE TABLE "mockup_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"parent_id" uuid,
	"screen" text NOT NULL,
	"version" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lab_experiment" ADD CONSTRAINT "lab_experiment_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_attachment" ADD CONSTRAINT "lab_attachment_experiment_id_lab_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."lab_experiment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_attachment" ADD CONSTRAINT "lab_attachment_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_person" ADD CONSTRAINT "lab_person_experiment_id_lab_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."lab_experiment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_person" ADD CONSTRAINT "lab_person_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_post" ADD CONSTRAINT "lab_post_experiment_id_lab_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."lab_experiment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_post" ADD CONSTRAINT "lab_post_parent_id_lab_post_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lab_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_post" ADD CONSTRAINT "lab_post_version_id_lab_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."lab_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_post" ADD CONSTRAINT "lab_post_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_version" ADD CONSTRAINT "lab_version_experiment_id_lab_experiment_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."lab_experiment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_comment" ADD CONSTRAINT "mockup_comment_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_comment" ADD CONSTRAINT "mockup_comment_parent_id_mockup_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mockup_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_comment" ADD CONSTRAINT "mockup_comment_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_experiment_author_idx" ON "lab_experiment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "lab_experiment_updated_idx" ON "lab_experiment" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "lab_experiment_tags_idx" ON "lab_experiment" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "lab_attachment_experiment_idx" ON "lab_attachment" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "lab_attachment_owner_idx" ON "lab_attachment" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lab_person_owner_idx" ON "lab_person" USING btree ("owner_id","place");--> statement-breakpoint
CREATE INDEX "lab_post_experiment_idx" ON "lab_post" USING btree ("experiment_id","id");--> statement-breakpoint
CREATE INDEX "lab_post_parent_idx" ON "lab_post" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "lab_post_version_idx" ON "lab_post" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "lab_post_author_idx" ON "lab_post" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mockup_comment_work_idx" ON "mockup_comment" USING btree ("work_id","id");--> statement-breakpoint
CREATE INDEX "mockup_comment_parent_idx" ON "mockup_comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "mockup_comment_author_idx" ON "mockup_comment" USING btree ("author_id");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF author_id, title, text, wanted, tags, status, audience, call_text, hidden_at, deleted_at ON lab_experiment
	FOR EACH ROW EXECUTE FUNCTION search_changed('experiment', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON lab_version
	FOR EACH ROW EXECUTE FUNCTION search_changed('experiment', 'experiment_id');--> statement-breakpoint
CREATE FUNCTION search_lab_author_judged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_change (source, subject) SELECT 'experiment', id FROM lab_experiment WHERE author_id = new.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_lab_author_judged AFTER UPDATE OF suspended_at ON "user"
	FOR EACH ROW WHEN (old.suspended_at IS DISTINCT FROM new.suspended_at) EXECUTE FUNCTION search_lab_author_judged();
