CREATE TABLE `approvals` (
	`document_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`member_id` text,
	`by_rule` integer DEFAULT false NOT NULL,
	`corrections` integer NOT NULL,
	`correct` integer NOT NULL,
	`wrong` integer NOT NULL,
	`missed` integer NOT NULL,
	`spurious` integer NOT NULL,
	`filled` integer NOT NULL,
	`characters` integer NOT NULL,
	`review_ms` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `approvals_by_time` ON `approvals` (`kind`,`at`);--> statement-breakpoint
CREATE TABLE `corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`part` text NOT NULL,
	`field` text NOT NULL,
	`row` text,
	`sort` text NOT NULL,
	`extracted` text,
	`approved` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `corrections_by_document` ON `corrections` (`document_id`);--> statement-breakpoint
CREATE TABLE `desk_locks` (
	`document_id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`member_name` text NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `review_times` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`member_id` text,
	`at` integer NOT NULL,
	`ms` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_times_by_document` ON `review_times` (`document_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`kind_choice` text NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`file_name` text,
	`sha256` text,
	`bytes` integer,
	`pages` integer,
	`language` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	`first_read_at` integer,
	`approved_at` integer,
	`approved_by` text,
	`approval_note` text,
	`reject_reason` text,
	`failure_code` text,
	`failure_message` text,
	`deleted_at` integer,
	`deleted_by` text,
	`postponed_until` integer,
	`edited_by_person` integer DEFAULT false NOT NULL,
	`confidence` real,
	`doubtful` integer DEFAULT 0 NOT NULL,
	`checks` text DEFAULT '[]' NOT NULL,
	`warnings` text DEFAULT '[]' NOT NULL,
	`title` text,
	`title_key` text,
	`party` text,
	`party_key` text,
	`client` text,
	`client_key` text,
	`document_date` text,
	`total` text,
	`total_scaled` integer,
	`currency` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_id_unique` ON `documents` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_sha256` ON `documents` (`sha256`) WHERE "documents"."sha256" is not null;--> statement-breakpoint
CREATE INDEX `documents_by_arrival` ON `documents` (`kind`,`created_at`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_status` ON `documents` (`kind`,`status`,`created_at`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_status_only` ON `documents` (`kind`,`status`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_confidence` ON `documents` (`kind`,`confidence`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_approval` ON `documents` (`kind`,`approved_at`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_read` ON `documents` (`kind`,`first_read_at`);--> statement-breakpoint
CREATE INDEX `documents_by_created` ON `documents` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `documents_by_file_name` ON `documents` (`kind`,"file_name" collate nocase,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_title` ON `documents` (`kind`,`title_key`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_party` ON `documents` (`kind`,`party_key`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_client` ON `documents` (`kind`,`client_key`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_date` ON `documents` (`kind`,`document_date`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_by_total` ON `documents` (`kind`,`total_scaled`,`seq`) WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `documents_in_trash` ON `documents` (`deleted_at`) WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`via` text NOT NULL,
	`field` text,
	`old` text,
	`new` text,
	`note` text,
	`sha256` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `events_by_document` ON `events` (`document_id`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_time` ON `events` (`at`);--> statement-breakpoint
CREATE TABLE `handed_over` (
	`handover_id` text NOT NULL,
	`document_id` text NOT NULL,
	`lines` integer NOT NULL,
	PRIMARY KEY(`handover_id`, `document_id`),
	FOREIGN KEY (`handover_id`) REFERENCES `handovers`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `handed_over_by_document` ON `handed_over` (`document_id`);--> statement-breakpoint
CREATE TABLE `handovers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`member_id` text,
	`file_name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `invoice_items` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`position` integer NOT NULL,
	`divalto_code` text,
	`description` text,
	`quantity` text,
	`unit_price` text,
	`vat_rate` text,
	`total_amount` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `invoice_items_by_document` ON `invoice_items` (`document_id`,`position`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`document_id` text PRIMARY KEY NOT NULL,
	`invoice_number` text,
	`invoice_date` text,
	`due_date` text,
	`order_reference` text,
	`currency` text,
	`supplier_name` text,
	`supplier_address` text,
	`supplier_tax_id` text,
	`supplier_contact` text,
	`client` text,
	`client_id` text,
	`client_name` text,
	`client_address` text,
	`subtotal_without_tax` text,
	`vat_rate` text,
	`tax_amount` text,
	`total_amount_with_tax` text,
	`amount` text,
	`bank_details` text,
	`payment_terms` text,
	`payment_methods` text,
	`legal_mentions` text,
	`additional_notes` text,
	`number_key` text,
	`supplier_key` text,
	`tax_id_key` text,
	`order_key` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `invoices_by_number` ON `invoices` (`number_key`);--> statement-breakpoint
CREATE INDEX `invoices_by_supplier` ON `invoices` (`supplier_key`);--> statement-breakpoint
CREATE INDEX `invoices_by_tax_id` ON `invoices` (`tax_id_key`);--> statement-breakpoint
CREATE INDEX `invoices_by_order` ON `invoices` (`order_key`);--> statement-breakpoint
CREATE TABLE `vat_details` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`position` integer NOT NULL,
	`rate` text,
	`amount` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `vat_details_by_document` ON `vat_details` (`document_id`,`position`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`payload` text NOT NULL,
	`subject` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`crashes` integer DEFAULT 0 NOT NULL,
	`run_after` integer NOT NULL,
	`lease_until` integer,
	`claim` text,
	`progress` text,
	`error` text,
	`created_at` integer NOT NULL,
	`ended_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_one_each` ON `jobs` (`name`,`subject`) WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX `jobs_to_do` ON `jobs` (`state`,`run_after`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_subject` ON `jobs` (`subject`);--> statement-breakpoint
CREATE TABLE `memories` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sender_key` text NOT NULL,
	`sender_name` text,
	`layout` text NOT NULL,
	`data` text NOT NULL,
	`document_id` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	`forgotten_at` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `memories_by_sender` ON `memories` (`kind`,`sender_key`);--> statement-breakpoint
CREATE INDEX `memories_by_document` ON `memories` (`document_id`);--> statement-breakpoint
CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`tax_id` text,
	`tax_id_key` text,
	`address` text,
	`contact` text,
	`bank_details` text,
	`payment_terms` text,
	`code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`document_id` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `parties_by_name` ON `parties` (`role`,`name_key`);--> statement-breakpoint
CREATE INDEX `parties_by_tax_id` ON `parties` (`role`,`tax_id_key`);--> statement-breakpoint
CREATE TABLE `party_names` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`party_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `party_names_by_name` ON `party_names` (`name_key`);--> statement-breakpoint
CREATE INDEX `party_names_by_party` ON `party_names` (`party_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`code_key` text NOT NULL,
	`name` text NOT NULL,
	`divalto_code` text,
	`unit_price` text,
	`updated_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_code` ON `products` (`code_key`);--> statement-breakpoint
CREATE INDEX `products_by_name` ON `products` (`name`);--> statement-breakpoint
CREATE TABLE `provenances` (
	`document_id` text PRIMARY KEY NOT NULL,
	`provenance` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `readings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`reading` text NOT NULL,
	`row_ids` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `readings_by_document` ON `readings` (`document_id`,`kind`,`id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`citations` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `messages_by_thread` ON `messages` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `threads_by_member` ON `threads` (`member_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `work_order_items` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`position` integer NOT NULL,
	`divalto_code` text,
	`product_code` text,
	`product_name` text,
	`requested_quantity` text,
	`unit_price` text,
	`total_amount` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `work_order_items_by_document` ON `work_order_items` (`document_id`,`position`);--> statement-breakpoint
CREATE TABLE `work_orders` (
	`document_id` text PRIMARY KEY NOT NULL,
	`name` text,
	`order_date` text,
	`requested_delivery_date` text,
	`start_delivery_time` text,
	`end_delivery_time` text,
	`currency` text,
	`client` text,
	`customer_company_name` text,
	`customer_code` text,
	`client_name` text,
	`department` text,
	`delivery_address` text,
	`total_amount_without_tax` text,
	`total_amount_with_tax` text,
	`note` text,
	`ftp_quantity` text,
	`number_key` text,
	`customer_key` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `work_orders_by_number` ON `work_orders` (`number_key`);--> statement-breakpoint
CREATE INDEX `work_orders_by_customer` ON `work_orders` (`customer_key`);