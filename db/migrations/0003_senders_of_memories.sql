PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_memories` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sender_key` text NOT NULL,
	`sender_name` text NOT NULL,
	`sender_tax_id` text,
	`layout` text NOT NULL,
	`data` text NOT NULL,
	`document_id` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	`forgotten_at` integer
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_memories`("id", "kind", "sender_key", "sender_name", "sender_tax_id", "layout", "data", "document_id", "created_at", "created_by", "forgotten_at") SELECT "id", "kind", "sender_key", coalesce("sender_name", "sender_key"), NULL, "layout", "data", "document_id", "created_at", "created_by", "forgotten_at" FROM `memories`;--> statement-breakpoint
DROP TABLE `memories`;--> statement-breakpoint
ALTER TABLE `__new_memories` RENAME TO `memories`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `memories_by_sender` ON `memories` (`kind`,`sender_key`);--> statement-breakpoint
CREATE INDEX `memories_by_document` ON `memories` (`document_id`);