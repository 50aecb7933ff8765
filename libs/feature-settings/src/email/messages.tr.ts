import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts of the email change for its two pages in Turkish. */
export const emailInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings-email',
  messages: {
    pages: { open: { settings: { profile: { email: { title: 'E-posta' } } } } },
    product: 'Tandem',
    loading: 'E-postanız yükleniyor',
    failed: 'E-postanız yüklenemedi',
    current: 'Şu anki e-posta',
    pending: {
      title: 'Gelen kutunuza bakın',
      text: '{{email}} adresine bir bağlantı gönderdik. Bağlantıyı açtığınızda e-postanız değişir. Bağlantı 1 saat geçerlidir.',
      again: 'Bağlantıyı tekrar gönder',
      sent: 'Bağlantı tekrar gönderildi',
    },
    form: {
      title: 'E-postayı değiştir',
      hint: 'Yeni adrese bir onay bağlantısı göndereceğiz.',
      label: 'E-posta adresini değiştir',
      email: 'Yeni e-posta',
      password: 'Parola',
      passwordHint: 'Siz olduğunuzu onaylamak için girin.',
      showPassword: 'Parolayı göster',
      hidePassword: 'Parolayı gizle',
      submit: 'Bağlantı gönder',
      loss: 'Yeni e-postayı henüz göndermediniz.',
    },
    link: {
      readyTitle: 'Yeni adresinizi doğrulayın',
      readyText:
        'Hesabınızın adresi, bu bağlantının gönderildiği adres olur. Ardından o adresle giriş yaparsınız.',
      verify: 'Adresi doğrula',
      working: 'Yeni adresiniz doğrulanıyor',
      verified: 'E-posta adresi doğrulandı',
      verifiedText: 'Bundan sonra şu adresle giriş yapın: {{email}}.',
      failed: 'Bu e-posta doğrulanamadı',
      tryAgain: 'Tekrar dene',
      sendNew: 'E-postanız değişmedi. Aşağıdan yeni bir bağlantı isteyin.',
      othersTitle: 'Bu bağlantı başka bir hesaba ait',
      othersText:
        '{{name}} olarak giriş yaptınız. Bu bağlantı sizin değil, diğer hesabın e-postasını değiştirir.',
      follow: 'Diğer hesapla devam et',
      leave: 'Vazgeç',
      toSignIn: 'Girişe git',
    },
  },
}
