import type { socialMessages } from './social-messages.ts'
import type { TranslationOf } from './translate.ts'

/** The texts about social accounts and their collections in Turkish. */
export const socialMessagesInTurkish: TranslationOf<typeof socialMessages> = {
  account: {
    username: 'Bir kullanıcı adı girin',
    usernameCharacters: 'Kullanıcı adı harf, rakam, nokta ve alt çizgi içerebilir (en fazla 30)',
    noneChosen: 'En az bir hesap seçin',
    tooMany: (max) => `Bir seferde en fazla ${max} hesap`,
    unknown: 'Bu hesap takımınızda yok',
    archived: 'Arşivlenen hesaplar senkronize edilmez. Önce geri yükleyin.',
    revoked: 'Bu hesap artık bağlı değil. Önce yeniden bağlayın.',
    notOffered: 'Instagram bu hesabı sunmadı',
    usernameOrIds: 'Bir kullanıcı adı girin veya sunulan hesaplardan seçin',
    onlyOwn: 'Yalnızca bağlı hesapların erişimi iptal edilebilir',
    tooManyTracked: (max) => `En fazla ${max} hesap takip edebilirsiniz`,
    tooManyConnected: (max) =>
      `Bir takım en fazla ${max} hesap bağlayabilir. Arşivlenen hesaplar da sayılır. Başka bir hesap bağlamak için birini silin.`,
  },
  collection: {
    name: 'Koleksiyon için bir ad girin',
    duplicate: (name) => `“${name}” adlı bir koleksiyon zaten var`,
    noneChosen: 'Lütfen en az bir koleksiyon seçin.',
    tooMany: (max) => `En fazla ${max} koleksiyonunuz olabilir`,
    tooManyAccounts: (max) => `Bir koleksiyonda en fazla ${max} hesap olabilir`,
    unknown: 'Bu koleksiyon artık yok',
  },
  connection: {
    state: 'Lütfen baştan başlayın',
    answer: 'Facebook’un yanıtı eksik. Lütfen baştan başlayın.',
  },
}
