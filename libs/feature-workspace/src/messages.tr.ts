import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The workspace's menu, titles and actions in Turkish. */
export const workspaceInTurkish: Translation<typeof catalogue> = {
  namespace: 'workspace',
  messages: {
    navigation: { workspace: 'Çalışma alanı', notes: 'Notlar' },
    tabs: { label: 'Çalışma alanı', people: 'Kişiler', roles: 'Roller', audit: 'Denetim kaydı' },
    actions: { invite: 'Kişi davet et' },
    alsoCalled: {
      people: 'kişiler, üyeler, kullanıcılar, çalışanlar',
      roles: 'izinler, yetkiler, erişim',
      audit: 'etkinlik, geçmiş, denetim günlüğü, kim neyi değiştirdi',
      notes: 'yorumlar, açıklamalar',
      invite: 'kişi, üye, kullanıcı, çalışan ekle',
    },
    pages: {
      notes: {
        title: 'Notlar',
        description:
          'Takımınızın siparişlere, müşterilere, ürünlere, gönderilere ve hesaplara yazdığı her şey.',
      },
      workspace: {
        title: 'Çalışma alanı',
        roles: {
          title: 'Roller ve izinler',
          description: 'Her rolün görebildikleri ve yapabildikleri.',
        },
        audit: { title: 'Denetim kaydı' },
      },
    },
  },
}
