export const pages = {
  home: {
    title: 'Home',
    greeting: 'Good to see you, {{name}}',
    waiting: 'Waiting for approval',
    review_next: 'Review the next one',
    open_list: 'Open the list',
    uploaded_today: 'Uploaded today',
    approved_today: 'Approved today',
    last: 'Last documents',
    last_none: 'No documents yet.',
    start_title: 'Three steps to the first approved document',
    start_text: 'Everything stays on this machine. No cloud, no model, nothing to configure.',
    steps: {
      upload_title: 'Upload a PDF',
      upload_text: 'An invoice or a customer’s order. Drop it anywhere on this page.',
      review_title: 'Review what was read',
      review_text: 'Each value shows the place on the page it came from. Doubtful ones are marked.',
      approve_title: 'Approve',
      approve_text: 'What you correct is remembered for the next document of the same layout.',
    },
    samples: 'Load the sample documents',
    samples_text: 'Nothing at hand? Eight invented invoices and orders in three languages show how it works.',
  },
  about: {
    title: 'About',
    lead: 'Gleaner reads work orders and invoices from PDF, shows where each value came from, and lets people approve them.',
    version: 'Version {{version}}',
    parts: {
      what_title: 'What it does',
      what_text:
        'Customers’ orders and suppliers’ invoices arrive as PDF files. Gleaner extracts numbers, dates, parties, amounts and item lines, checks that they add up, and puts them beside the page for review. Approved documents leave as CSV, Excel, JSON, UBL or by the hand-over to the ERP.',
      proof_title: 'Every value carries its proof',
      proof_text:
        'A value leads to the words on the page, to the rule, memory or e-invoice that chose it, to the other candidates, and to the checks it passed. What is uncertain is said to be uncertain.',
      local_title: 'Your documents stay here',
      local_text:
        'Reading, recognition of scans and learning run on this machine. Nothing is sent to a cloud service. A local language model is used where one is installed, and never required.',
      learn_title: 'One correction is enough',
      learn_text:
        'When a person corrects and approves a document, the next one of the same layout is read accordingly. What was learned can be read, exported and forgotten.',
    },
    open_source_title: 'Built on',
    open_source_text:
      'Remix, React, SQLite, pdf.js, Tesseract, Radix and other open-source software. The typeface is Inter (SIL Open Font License).',
  },
  contact: {
    title: 'Contact',
    lead: 'Gleaner is run by your own organisation. The people who can help are close by.',
    admins_title: 'Administrators of this installation',
    admins_text: 'They add members, reset passwords and look after the server.',
    report_title: 'Something was read wrongly?',
    report_text: 'Correct the value and approve the document: that is the report. The next document of this layout will be read better.',
    fault_title: 'Something does not work?',
    fault_text: 'Tell an administrator what you did, the time, and the address of the page. The server keeps a log with the same times.',
    address: 'Address of this installation',
  },
  faq: {
    title: 'FAQ',
    lead: 'Short answers to what people ask first.',
    entries: {
      files_q: 'Which files can I upload?',
      files_a:
        'PDF files up to {{megabytes}} MB, with text or scanned. Other types are refused. The same file is recognised by its content, also under another name, and never stored twice.',
      doubt_q: 'What does “to check” mean?',
      doubt_a:
        'A value is doubtful when its confidence is below 90%, or when a check or a warning names it, for example when the lines do not add up. Look at those first; Enter takes you to the next one.',
      kind_q: 'The document landed in the wrong list. What now?',
      kind_a:
        'A warning says when a document looks like the other kind. In the detail you can move it; it is then read again as that kind.',
      failed_q: 'Why is a document “Failed”?',
      failed_a:
        'The file could not be read: it is encrypted, damaged, or took too long. The reason stands in the list. You can retry it, upload the right file, or fill in the fields by hand.',
      approve_q: 'What happens when I approve?',
      approve_a:
        'The values are frozen as yours, the correction is remembered for the layout, and the document is ready for export. A possible duplicate blocks approval until you say why it is none. An approved document can be reopened.',
      learned_q: 'What was learned from me, and where do I see it?',
      learned_a:
        'Each approval teaches where the values of this layout stand. If waiting documents would be read better with it, a banner offers to look at the changes, to apply them and to take them back. Under Settings, Suppliers and customers, you see for each company who taught what, when and from which document; there it can be exported and forgotten.',
      delete_q: 'Can I get a deleted document back?',
      delete_a:
        'Yes, for 30 days: the Trash stands above each list. Uploading the same file again restores it as well. Approved documents can be deleted by administrators only.',
      keys_q: 'Are there keyboard shortcuts?',
      keys_a: 'Yes. In the detail of a document press ? to see those that work at the moment.',
      privacy_q: 'Who can see my documents?',
      privacy_a: 'The members of this installation, according to their role. Nothing leaves this machine unless you export it.',
      language_q: 'How do I change language or theme?',
      language_a: 'Under Settings, Preferences. Both are remembered in this browser and with your account.',
      time_q: 'How is “time saved” computed?',
      time_a:
        'Keying by hand is reckoned with {{field}} seconds a field and {{character}} seconds a character (Settings, Extraction); the time spent in review is subtracted. The result may be negative, and is shown so.',
    },
  },
  search: {
    title: 'Search',
    label: 'Search results',
    results_one: '{{count}} result for “{{query}}”',
    results_other: '{{count}} results for “{{query}}”',
    none_title: 'Nothing found for “{{query}}”',
    none_text: 'Search looks at numbers, names, amounts and the full text of the pages, in both kinds of documents.',
    start_title: 'What are you looking for?',
    start_text: 'Type a number, a name, or a few words that stand on the page.',
  },
}
