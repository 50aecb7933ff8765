import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the page of how Tandem looks, in Turkish. */
export const appearanceInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings-appearance',
  messages: {
    theme: {
      label: 'Tema',
      hint: 'Sistem, cihazınızın ayarına uyar.',
      light: 'Açık',
      dark: 'Koyu',
      system: 'Sistem',
    },
    font: {
      label: 'Yazı tipi',
      hint: 'Tüm yazı tipleri hizalı rakamları ve ₺ simgesini destekler.',
      sample: 'Bu haftanın cirosu',
      onest: 'Onest',
      inter: 'Inter',
      manrope: 'Manrope',
      system: 'Sistem',
    },
    language: {
      label: 'Dil',
      hint: 'Metinler ve tarihler bu dilde gösterilir, örneğin {{date}}.',
    },
    numbers: {
      label: 'Sayılar',
      hint: 'Metrikler, tablolar ve grafikler için geçerlidir. Dışa aktarılan dosyalar değişmez.',
    },
    times: {
      label: 'Saatler',
      hint: 'Raporlar, filtreler, dışa aktarmalar ve e-postalar takımın saat dilimini kullanır.',
      team: 'Takımın saat dilimi',
      own: 'Kendi saat dilimim',
      now: '{{zone}}, şu an {{time}}',
      unknown: 'Henüz belirlenmedi',
      profile: 'Saat diliminizi profilinizde değiştirin',
    },
    sidebar: {
      label: 'Kenar çubuğu geniş açılsın',
      hint: 'Açıp kapatmak için [ tuşuna basın.',
    },
  },
}
