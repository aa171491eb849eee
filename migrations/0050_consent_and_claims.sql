CREATE TABLE "follow_policy" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"policy" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_request" (
	"owner_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_request_owner_id_other_id_pk" PRIMARY KEY("owner_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "thread_message" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_outcome" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "claimed_email" text;--> statement-breakpoint
ALTER TABLE "follow_policy" ADD CONSTRAINT "follow_policy_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_request" ADD CONSTRAINT "follow_request_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_request" ADD CONSTRAINT "follow_request_other_id_principal_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_request_other_idx" ON "follow_request" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_created_by_idx" ON "api_key" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "user_claimed_email_idx" ON "user" USING btree ("claimed_email") WHERE "user"."claimed_email" is not null;--> statement-breakpoint
CREATE INDEX "search_change_subject_idx" ON "search_change" USING btree ("source","subject");--> statement-breakpoint
UPDATE thread_message m SET members_only = true FROM thread t WHERE t.id = m.thread_id AND t.visibility = 'private';--> statement-breakpoint
UPDATE thread_outcome o SET members_only = true FROM thread t WHERE t.id = o.thread_id AND t.visibility = 'private';--> statement-breakpoint
UPDATE api_key SET created_by = user_id WHERE business_id IS NOT NULL;--> statement-breakpoint
INSERT INTO follow_policy (owner_id, policy)
	SELECT owner_id, 'approved' FROM part_audience WHERE audience = 'followers'
	UNION SELECT author_id, 'approved' FROM lab_experiment WHERE audience = 'followers' AND author_id IS NOT NULL;--> statement-breakpoint
DROP TRIGGER search_changed ON thread_message;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF text, deleted_at, members_only ON thread_message
	FOR EACH ROW EXECUTE FUNCTION search_changed('thread', 'thread_id');
