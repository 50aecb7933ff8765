import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './dialog-messages.ts'

/** The texts of the export dialog in Turkish. */
export const exportDialogInTurkish: Translation<typeof catalogue> = {
  namespace: 'lists-export',
  messages: {
    title: 'Dışa aktar',
    titleOf: 'Dışa aktar: {{what}}',
    as: 'Dosya türü',
    files: {
      xlsx: 'Excel çalışma kitabı',
      csv: 'Virgülle ayrılmış CSV',
      csv_semicolon: 'Noktalı virgülle ayrılmış CSV',
      cells: 'Kopyalanmış hücreler',
    },
    hints: {
      xlsx: 'Excel, Numbers, LibreOffice ve Google E-Tablolar için, hangi dilde olursa olsun.',
      csv: 'Ondalıklar 12.50 gibi yazılır. İngilizce tablo programları ve diğer programlar için.',
      csv_semicolon:
        'Ondalıklar 12,50 gibi yazılır. Türkçe, Almanca, Fransızca ve birçok başka dildeki tablo programları için.',
      cells: 'Açık bir tabloya yapıştırmak için.',
    },
  },
}
