CREATE TABLE "revoked_credential" (
	"id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"revoked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "revoked_credential" ("id", "why", "revoked_at") SELECT "id", "revoked_why", "revoked_at" FROM "certificate" WHERE "revoked_at" IS NOT NULL;
