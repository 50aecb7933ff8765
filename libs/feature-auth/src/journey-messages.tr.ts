import type { Translation } from '@tandem/app-frame'
import type { journeyMessages } from './journey-messages.ts'

/** The Turkish texts of all pages except sign-in. */
export const journeysInTurkish: Translation<typeof journeyMessages.catalogue> = {
  namespace: 'auth-journeys',
  messages: {
    tryAgain: 'Tekrar dene',
    toSignIn: 'Girişe git',
    field: {
      newPassword: 'Yeni parola',
      confirmPassword: 'Parolayı onaylayın',
      passwordHint: 'En az {{minimum}} karakter. Kısa bir cümle iyi bir parola olur.',
      name: 'Adınız',
      teamName: 'Takım adı',
      teamNameHint: 'Şirketinizin veya markanızın adı.',
    },
    legalText: {
      loading: 'Yükleniyor',
      failed: 'Bu metin yüklenemedi.',
    },
    socialNote: {
      cancelled: '{{provider}} ile giriş iptal edildi.',
      expired: 'Giriş süresi doldu. Tekrar deneyin.',
      unavailable: '{{provider}} yanıt vermiyor. Tekrar deneyin veya e-postayla giriş yapın.',
      refused: '{{provider}} kimliğinizi doğrulayamadı. Tekrar deneyin.',
      busy: 'Çok fazla deneme yapıldı. Bir dakika sonra tekrar deneyin.',
      unknown: 'Bu giriş yöntemi kullanılamıyor.',
      failed: '{{provider}} ile giriş tamamlanamadı. Baştan başlayın.',
      anyProvider: 'Sağlayıcı',
    },
    continue: {
      description:
        'Sayfalarınız için JavaScript gerekiyor. JavaScript’i açıp bu sayfayı beş dakika içinde yenileyin veya yüklenmesini bekleyin.',
    },
    register: {
      form: 'Hesap oluştur',
      hasAccount: 'Zaten hesabınız var mı?',
      login: 'Giriş yapın',
      submit: 'Hesap oluştur',
    },
    demoMailbox: {
      about: 'Bu bir demo: E-postaları kendi posta kutusunda görünür.',
      open: 'Posta kutusunu aç',
    },
    checkEmail: {
      sent: '{{email}} adresine bir bağlantı gönderdik. Adresinizi doğrulamak için bağlantıyı bu tarayıcıda açın; bu sayfa ardından kendiliğinden devam eder.',
      sentSomewhere:
        'Size bir bağlantı gönderdik. Adresinizi doğrulamak için bağlantıyı bu tarayıcıda açın; bu sayfa ardından kendiliğinden devam eder.',
      waiting: 'Doğrulama bekleniyor',
      notReached: 'Tandem’e ulaşılamıyor. Yeniden deneniyor…',
      over: 'Bu sayfadan artık giriş yapılamaz: Kaydın süresi doldu veya adres başka bir tarayıcıda doğrulandı. Orada belirlediğiniz parolayla giriş yapın veya hesabı yeniden oluşturun.',
      wrongAddress: 'Adres yanlış mı?',
      again: 'Yeniden kaydolun',
    },
    resend: {
      submit: 'E-postayı tekrar gönder',
      retryIn: '{{time}} sonra tekrar gönderin',
      done: 'Doğrulama e-postası tekrar gönderildi.',
      failed: 'Tekrar gönderilemedi. Lütfen yeniden deneyin.',
      noEmail: 'Kayıtlı e-posta bulunamadı.',
      form: 'Yeni bağlantı gönder',
    },
    verify: {
      checking: 'Bağlantınız kontrol ediliyor',
      description: 'Bu kaydın size ait olduğundan emin olun, ardından adresinizi doğrulayın.',
      facts: 'Kayıt',
      team: 'Takım',
      name: 'Ad',
      email: 'E-posta',
      provider: 'Kayıt yöntemi',
      form: 'Adresinizi doğrulayın',
      elsewhereTitle: 'Bu hesap için bir parola belirleyin',
      elsewhere:
        'Kayıt başka bir tarayıcıda, belki de başka biri tarafından başlatıldı. Orada belirlenen parola geçerli değil.',
      connect:
        'Bu {{provider}} hesabıyla da giriş yapılabilsin. Yalnızca kaydı siz başlattıysanız işaretleyin.',
      submit: 'Doğrula ve devam et',
      notYours: 'Bu kayıt sizin değil mi? Sayfayı kapatın. Siz doğrulamadıkça hesabı kimse kullanamaz.',
      failed: 'E-posta doğrulanamadı.',
      noToken: 'Belirteç alınamadı.',
      noMe: 'Kullanıcı bilgileri alınamadı.',
    },
    undo: {
      checking: 'Bağlantınız kontrol ediliyor',
      description: 'Merhaba {{name}}. Hesabınızda şunlar olacak:',
      provider: '{{provider}} ile artık giriş yapılamaz.',
      providerOf: '{{provider}} ({{email}}) ile artık giriş yapılamaz.',
      method: 'Yeni giriş yöntemi kaldırılır.',
      email: 'Hesabınızın adresi yeniden {{email}} olur.',
      sessions: 'Tüm cihazlardan çıkış yapılır.',
      providers:
        'Google, Facebook ve Apple bağlantıları kesilir. Kendi hesaplarınızı ayarlardan yeniden bağlayabilirsiniz.',
      password: 'Şu anki parolanız geçersiz olur. Sonraki adımda yeni bir parola belirlersiniz.',
      submit: 'Geri al ve parola belirle',
      fine: 'Değişikliği siz mi yaptınız? Bu sayfayı kapatın; her şey olduğu gibi kalır.',
      done: 'Değişiklik geri alındı',
      reset: 'Parolanızı sıfırlayın',
    },
    forgot: {
      form: 'Parolanızı sıfırlayın',
      description: 'E-postanızı girin, size bir sıfırlama bağlantısı gönderelim.',
      submit: 'Bağlantıyı gönder',
      retryIn: '{{time}} sonra tekrar deneyin',
      success: 'Parola sıfırlama bağlantısı e-postanıza gönderildi.',
      error: 'Sıfırlama e-postası gönderilemedi. Lütfen tekrar deneyin.',
      tooMany: 'Çok fazla istekte bulundunuz. Lütfen daha sonra tekrar deneyin.',
      remembered: 'Hatırladınız mı?',
    },
    reset: {
      form: 'Yeni parola belirleyin',
      checking: 'Bağlantınız kontrol ediliyor',
      description:
        'Yeni parola eskisinin yerine geçer, tüm cihazlardan çıkış yapılır, Google, Facebook ve Apple bağlantıları kesilir. Kendi hesaplarınızı ayarlardan yeniden bağlayabilirsiniz.',
      submit: 'Yeni parolayı kaydet',
      done: 'Parola değiştirildi',
      doneDescription:
        'Google, Facebook ve Apple bağlantıları kesildi. Giriş sayfası 5 saniye içinde açılır.',
      noToken: 'Bu sıfırlama bağlantısı çalışmadı. E-postanızdaki bağlantıyı tekrar açın.',
      newLink: 'Yeni bağlantı gönder',
    },
    callback: {
      working: 'Giriş yapılıyor',
      description: 'Son bir adım kaldı: Takımınızı kurun.',
      descriptionFor: '{{email}} için son bir adım kaldı: Takımınızı kurun.',
      form: 'Hesabınızı tamamlayın',
      emailHint: 'Bu adresi doğrulamanız için bir bağlantı göndereceğiz.',
      submit: 'Hesap oluştur',
      linkDescription: 'Bu e-postayla zaten bir hesabınız var. İkisini bağlamak için parolanızı girin.',
      linkForm: 'Hesabınızı bağlayın',
      linkSubmit: 'Bağla ve giriş yap',
      noToken: 'Bu girişin süresi doldu. Baştan başlayın.',
    },
    invitation: {
      checking: 'Davetiniz kontrol ediliyor',
      incomplete: 'Bu davet bağlantısı eksik',
      description: '{{team}} takımına davet edildiniz ({{email}}). Katılmak için bir parola belirleyin.',
      form: 'Takımınıza katılın',
      submit: 'Takıma katıl',
      timezoneHint: 'Sizin saat diliminiz. Raporlarda takımın saat dilimi kullanılır.',
    },
    leaving: {
      title: 'Bu sayfadan çıkılsın mı?',
      description: 'Kaydedilmemiş değişiklikleriniz var.',
      keep: 'Düzenlemeye devam et',
      discard: 'Çık',
      close: 'Kapat',
    },
    signedIn: {
      title: '{{name}} olarak giriş yaptınız.',
      description:
        'Bu bağlantı yalnızca oturumunuz kapalıyken çalışır. Devam etmek için çıkış yapın; hiçbir şey kaybolmaz.',
      continue: 'Çıkış yap ve devam et',
      stay: 'Oturumda kal',
    },
  },
}
