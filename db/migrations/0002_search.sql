-- Any part of a value, three signs or more, without regard to case and accents. The rowid is documents.seq.
CREATE VIRTUAL TABLE `document_fields_search` USING fts5(content, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
-- The words printed on the pages.
CREATE VIRTUAL TABLE `document_text_search` USING fts5(content, tokenize = 'unicode61 remove_diacritics 2');
