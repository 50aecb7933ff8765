import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The settings' menu and titles in Turkish. */
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
  },
}
