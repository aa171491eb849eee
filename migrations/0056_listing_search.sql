CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF owner_id, section, kind, state, title, text, facets, place_name, hidden_at, deleted_at ON listing
	FOR EACH ROW EXECUTE FUNCTION search_changed('listing', 'id');--> statement-breakpoint
CREATE FUNCTION search_lister_judged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_change (source, subject) SELECT 'listing', id FROM listing WHERE owner_id = new.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_lister_judged AFTER UPDATE OF suspended_at ON "user"
	FOR EACH ROW WHEN (old.suspended_at IS DISTINCT FROM new.suspended_at) EXECUTE FUNCTION search_lister_judged();
