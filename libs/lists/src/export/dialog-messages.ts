import { defineMessages } from '@tandem/app-frame'

/** The texts of the export dialog, which are loaded with it. */
export const { useText: useExportText, catalogue } = defineMessages('lists-export', {
  title: 'Export',
  titleOf: 'Export {{what}}',
  as: 'Export as',
  files: {
    xlsx: 'Excel workbook',
    csv: 'CSV with commas',
    csv_semicolon: 'CSV with semicolons',
    cells: 'Copied cells',
  },
  hints: {
    xlsx: 'For Excel, Numbers, LibreOffice and Google Sheets in any language.',
    csv: 'Decimals such as 12.50. For spreadsheets in English, and for other programs.',
    csv_semicolon:
      'Decimals such as 12,50. For spreadsheets in Turkish, German, French and many other languages.',
    cells: 'To paste into an open spreadsheet.',
  },
})
