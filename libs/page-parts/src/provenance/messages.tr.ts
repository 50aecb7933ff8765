import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Where a metric comes from, in Turkish. */
export const provenanceInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts-provenance',
  messages: {
    label: 'Bu metrik hakkında: {{figure}}',
    title: 'Bu metrik hakkında',
    source: 'Kaynak',
    readAt: 'Güncellendi',
    neverRead: 'Henüz senkronize edilmedi',
    exactly: '{{ago}}, {{when}}',
    zone: 'Saat dilimi',
    currency: 'Para birimi',
    rule: 'Nasıl hesaplanır',
    all: 'Tüm tanımlar',
    close: 'Kapat',
  },
}
