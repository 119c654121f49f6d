ALTER TABLE `parties` ADD `merged_into` text REFERENCES parties(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `parties` ADD `merged_fields` text;--> statement-breakpoint
CREATE INDEX `parties_by_merger` ON `parties` (`merged_into`);