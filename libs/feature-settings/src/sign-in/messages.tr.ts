import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts of the sign-in methods in Turkish. */
export const signInInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings-sign-in',
  messages: {
    loading: 'Giriş yöntemleriniz yükleniyor',
    failed: 'Giriş yöntemleriniz yüklenemedi',
    list: 'Giriş yöntemleri',
    password: 'Parola',
    passwordSince: '{{date}} tarihinde belirlendi',
    passwordSet: 'Belirlendi',
    noPassword:
      'Belirlenmedi. Parola belirlemek için çıkış yapın ve parolanızı sıfırlayın. Bu işlem sağlayıcı bağlantılarınızı keser; onları yeniden ekleyebilirsiniz.',
    since: '{{date}} tarihinden beri',
    only: 'Tek giriş yönteminiz',
    remove: 'Kaldır',
    removeNamed: '{{method}} yöntemini kaldır',
    addTitle: 'Giriş yöntemi ekle',
    addHint: 'Bir giriş yöntemi eklendiğinde size e-posta göndeririz. 7 gün boyunca geri alabilirsiniz.',
    add: '{{provider}} ekle',
    added: '{{provider}} eklendi',
    removed: '{{provider}} kaldırıldı',
    returned: {
      cancelled: '{{provider}} üzerinde iptal ettiniz. Hiçbir şey eklenmedi.',
      expired: 'Çok uzun sürdü veya başka bir yerde başlatıldı. Baştan başlayın.',
      unavailable: '{{provider}} yanıt vermedi. Tekrar deneyin.',
      refused: '{{provider}} kimliğinizi doğrulayamadı. Tekrar deneyin.',
      busy: 'Çok fazla deneme yapıldı. Bir dakika sonra tekrar deneyin.',
      unknown: 'Bu sağlayıcı burada kurulu değil.',
      anyProvider: 'Sağlayıcı',
    },
    dialog: {
      addTitle: '{{provider}} eklensin mi?',
      addText: 'Ardından bu {{provider}} hesabıyla Tandem’e giriş yapabilirsiniz.',
      removeTitle: '{{provider}} kaldırılsın mı?',
      removeText: 'Bu {{provider}} hesabıyla artık Tandem’e giriş yapamazsınız.',
    },
  },
}
