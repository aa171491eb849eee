ALTER TABLE "quest" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "memory_latest_idx" ON "memory" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE FUNCTION search_allies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_change (source, subject) SELECT 'ally', id::text FROM ally WHERE owner_id = new.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF name, purpose, voice, openers, tools, is_shared, deleted_at, hidden_at ON ally
	FOR EACH ROW EXECUTE FUNCTION search_changed('ally', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF title ON ally_knowledge
	FOR EACH ROW EXECUTE FUNCTION search_changed('ally', 'ally_id');--> statement-breakpoint
CREATE TRIGGER search_changed_allies AFTER UPDATE OF suspended_at ON "user"
	FOR EACH ROW EXECUTE FUNCTION search_allies_changed();--> statement-breakpoint
INSERT INTO search_change (source, subject) SELECT 'ally', id::text FROM ally;
