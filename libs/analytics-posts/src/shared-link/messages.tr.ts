import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of shared links in Turkish. */
export const sharedLinkInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-posts-shared-link',
  messages: {
    pages: { analytics: { instagram: { posts: { shared: { title: 'Paylaşılan bağlantı' } } } } },
    description: 'Başka bir uygulamanın paylaştığı bağlantının gönderisini açar.',
    unknown: 'Bu bağlantının gönderisi yok',
    unknownText:
      'Bağlı bir hesabın gönderisi değil ya da hesap, gönderi yayınlandığından beri senkronize edilmedi: {{link}}',
    none: 'Açılacak bir şey yok',
    noneText: 'Paylaşılan içerikte bağlantı yok. Instagram’daki bir gönderinin bağlantısını paylaşın.',
    posts: 'Gönderileri gör',
  },
}
