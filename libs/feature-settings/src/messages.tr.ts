import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The settings' menu, titles and appearance in Turkish. */
export const settingsInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings',
  messages: {
    navigation: {
      group: 'Ayarlar',
      profile: 'Profil',
      email: 'E-posta',
      signIn: 'Giriş',
      sessions: 'Oturumlar',
      appearance: 'Görünüm',
      password: 'Parola',
      team: 'Takım',
      data: 'Takım verileri',
    },
    alsoCalled: {
      profile: 'hesap, adım, resim, biyografi, saat dilimi',
      email: 'adres, posta',
      signIn: 'oturum açma, parola değiştirme, güvenlik, Google, Apple',
      sessions: 'cihazlar, tarayıcılar, girişler, nerede giriş yaptınız',
      appearance: 'koyu, karanlık, açık, aydınlık, tema, yazı tipi, dil, sayılar',
      team: 'takım adı, saat dilimi, hafta',
      data: 'dışa aktarma, indirme, yedek, takımı silme, KVKK',
    },
    pages: {
      settings: {
        profile: {
          title: 'Profil',
          description: 'Takımınız sizi böyle görür.',
          email: {
            title: 'E-posta',
            description: 'Giriş yaptığınız ve size ulaştığımız e-posta adresi.',
          },
          'sign-in': { title: 'Giriş', description: 'Giriş yaparken kullanabileceğiniz yöntemler.' },
          sessions: { title: 'Oturumlar', description: 'Oturumunuzun açık olduğu cihazlar.' },
          appearance: {
            title: 'Görünüm',
            description: 'Yalnızca Tandem’in size nasıl göründüğünü etkiler.',
          },
          password: { title: 'Parola' },
        },
        team: {
          title: 'Takım',
          description: 'Takım adı, saat dilimi ve haftanın ilk günü.',
          data: {
            title: 'Takım verileri',
            description: 'Takımınızın verilerini dışa aktarın veya silin.',
          },
        },
      },
    },
    verified: 'Doğrulandı',
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
      hint: 'Raporların, filtrelerin, dosyaların ve e-postaların günleri takımın saat diliminde kalır.',
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
