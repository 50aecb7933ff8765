import type { Translation } from '@tandem/app-frame'
import type { authMessages } from './messages.ts'

/** The titles of all pages, and the texts of the sign-in page, in Turkish. */
export const authInTurkish: Translation<typeof authMessages.catalogue> = {
  namespace: 'auth',
  messages: {
    pages: {
      auth: {
        login: {
          title: 'Giriş yap',
          callback: { title: 'Girişinizi tamamlayın' },
          continue: { title: 'Giriş yaptınız' },
        },
        register: { title: 'Hesap oluştur' },
        'check-email': { title: 'E-postanızı kontrol edin' },
        verify: { title: 'E-postanızı doğrulayın' },
        'forgot-password': { title: 'Parolamı unuttum', verify: { title: 'Yeni parola belirleyin' } },
        undo: {
          'sign-in': { title: 'Yeni giriş yöntemini geri alın' },
          email: { title: 'E-posta değişikliğini geri alın' },
        },
        invitation: { title: 'Takımınıza katılın' },
      },
      terms: { title: 'Kullanım koşulları' },
      privacy: { title: 'Gizlilik politikası' },
    },
    layout: {
      product: 'Tandem',
      claim: 'Paylaştıklarınız ve sattıklarınız, tek bir zaman çizgisinde.',
      audience: 'Tüm takım için tek bir yer.',
      drawing: 'Üzerinde üç gönderi olan bir çizgi; her gönderinin ardından satışlar yükseliyor',
      language: 'Dil',
    },
    field: {
      email: 'E-posta',
      password: 'Parola',
      showPassword: 'Parolayı göster',
      hidePassword: 'Parolayı gizle',
    },
    login: {
      form: 'Giriş yap',
      isNew: 'Tandem’de yeni misiniz?',
      register: 'Hesap oluşturun',
      forgot: 'Parolanızı mı unuttunuz?',
      submit: 'Giriş yap',
      retryIn: '{{time}} sonra tekrar deneyin',
      locked: 'Çok fazla istekte bulundunuz. Lütfen daha sonra tekrar deneyin.',
      demo: 'Demo: {{email}} ve {{password}} ile giriş yapın.',
      useDemo: 'Demo hesabını kullan',
    },
    social: {
      label: 'veya şununla devam edin',
      google: 'Google',
      facebook: 'Facebook',
      apple: 'Apple',
    },
    legal: {
      login: 'Giriş yaparak şunları kabul edersiniz:',
      register: 'Hesap oluşturarak şunları kabul edersiniz:',
      terms: 'Koşullar',
      and: 've',
      privacy: 'Gizlilik politikası',
    },
  },
}
