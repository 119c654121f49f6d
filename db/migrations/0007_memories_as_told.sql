ALTER TABLE `memories` ADD `told` text DEFAULT '{"fields":[],"columns":[],"emptied":[]}' NOT NULL;--> statement-breakpoint
UPDATE `memories` SET `told` = json_object(
  'fields', (select json_group_array(key) from json_each(`data`, '$.fields')),
  'columns', (select json_group_array(value ->> 'name') from json_each(`data`, '$.table.columns') where value ->> 'name' <> ''),
  'emptied', json(coalesce(`data` -> '$.emptied', '[]'))
);--> statement-breakpoint
CREATE INDEX `memories_as_told` ON `memories` (`forgotten_at`,`created_at`,`id`,`kind`,`sender_name`,`layout`,`told`,`document_id`,`created_by`);