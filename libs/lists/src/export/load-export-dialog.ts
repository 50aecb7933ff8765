/** The code of the export dialog, which comes when the page is idle. */
export const loadExportDialog = async () => (await import('./export-dialog.tsx')).ExportDialog
