import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts of the devices in Turkish. */
export const sessionsInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings-sessions',
  messages: {
    loading: 'Cihazlarınız yükleniyor',
    failed: 'Cihazlarınız yüklenemedi',
    list: 'Cihazlar',
    device: '{{browser}}, {{system}}',
    unknown: 'Bilinmeyen cihaz',
    current: 'Bu cihaz',
    used: 'Son kullanım: {{when}}',
    usedNow: 'Şu an etkin',
    since: 'giriş: {{date}}',
    noAddress: 'IP adresi bilinmiyor',
    alone: 'Yalnızca bu cihazda oturumunuz açık.',
    end: 'Çıkış yap',
    endNamed: 'Çıkış yap: {{device}}, giriş: {{date}}',
    endOthers: 'Diğer cihazlardan çıkış yap',
    endAll: 'Her yerden çıkış yap',
    ended: 'Çıkış yapıldı: {{device}}',
    othersEnded_one: '1 cihazdan çıkış yapıldı',
    othersEnded_other: '{{count}} cihazdan çıkış yapıldı',
    confirm: {
      othersTitle: 'Diğer cihazlardan çıkış yapılsın mı?',
      othersText: 'O cihazlarda yeniden giriş yapmanız gerekir. Bu cihazda oturumunuz açık kalır.',
      allTitle: 'Her yerden çıkış yapılsın mı?',
      allText:
        'Bu cihaz dâhil tüm cihazlarda yeniden giriş yapmanız gerekir. Kaydedilmemiş değişiklikler kaybolur.',
      ownTitle: 'Bu cihazdan çıkış yapılsın mı?',
      ownText: 'Yeniden giriş yapmanız gerekir. Diğer cihazlarda oturumunuz açık kalır.',
      keep: 'Oturumda kal',
      close: 'Kapat',
    },
  },
}
