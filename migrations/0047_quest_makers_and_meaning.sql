ALTER TABLE "scroll" ADD COLUMN "quest_by" uuid;--> statement-breakpoint
ALTER TABLE "scroll" ADD CONSTRAINT "scroll_quest_by_principal_id_fk" FOREIGN KEY ("quest_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scroll_quest_by_idx" ON "scroll" USING btree ("quest_by");--> statement-breakpoint
UPDATE scroll s SET quest_by = q.owner_id FROM quest q WHERE q.id::text = s.quest;--> statement-breakpoint
INSERT INTO activity (id, actor_id, kind, subject_id, audience, created_at)
	SELECT (lpad(to_hex((extract(epoch FROM u.created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(u.id::text), 1, 3)
			|| '8' || substr(md5(u.id::text), 4, 15))::uuid,
		u.id, 'member', u.id, coalesce(a.audience, 'everyone'), u.created_at
	FROM "user" u LEFT JOIN part_audience a ON a.owner_id = u.id AND a.part = 'activity'
	ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE activity a SET created_at = u.created_at,
		id = (lpad(to_hex((extract(epoch FROM u.created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(u.id::text), 1, 3)
			|| '8' || substr(md5(u.id::text), 4, 15))::uuid
	FROM "user" u WHERE a.kind = 'member' AND a.subject_id = u.id AND a.created_at > u.created_at + interval '1 day';--> statement-breakpoint
INSERT INTO activity_last (actor_id, audience, at)
	SELECT actor_id, audience, max(created_at) FROM activity GROUP BY actor_id, audience
	ON CONFLICT (actor_id, audience) DO NOTHING;--> statement-breakpoint
CREATE TRIGGER search_changed_message AFTER INSERT OR DELETE OR UPDATE OF text, deleted_at ON thread_message
	FOR EACH ROW EXECUTE FUNCTION search_changed('thread-message', 'id');--> statement-breakpoint
INSERT INTO search_change (source, subject)
	SELECT 'question', id::text FROM question_post WHERE kind = 'question'
	UNION ALL SELECT 'thread-message', id::text FROM thread_message WHERE deleted_at IS NULL;
