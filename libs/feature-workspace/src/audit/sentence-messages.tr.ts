import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './sentence-messages.ts'

/** The actions of the audit log as sentences in Turkish. */
export const auditSentencesInTurkish: Translation<typeof catalogue> = {
  namespace: 'workspace-audit-sentences',
  messages: {
    own: {
      session: {
        started: '{{who}} giriş yaptı',
        refused: '{{who}} adına yapılan bir giriş denemesi başarısız oldu',
        ended: '{{who}} çıkış yaptı',
        revoked: '{{who}} başka bir cihazın oturumunu kapattı',
      },
      sessions: {
        revoked: '{{who}} diğer tüm cihazların oturumlarını kapattı',
      },
      sign_in: {
        linked: '{{who}} bir giriş yöntemi ekledi',
        unlinked: '{{who}} bir giriş yöntemini kaldırdı',
        undone: '{{who}} yeni bir giriş yöntemini geri aldı',
      },
      password: {
        reset: '{{who}} yeni bir parola seçti',
      },
      user: {
        email_change_requested: '{{who}} e-posta adresini değiştirmek istedi',
        email_changed: '{{who}} e-posta adresini değiştirdi',
        email_change_undone: '{{who}} e-posta adresi değişikliğini geri aldı',
      },
      profile: {
        updated: '{{who}} profilini değiştirdi',
        picture_set: '{{who}} profil fotoğrafını değiştirdi',
        picture_removed: '{{who}} profil fotoğrafını kaldırdı',
      },
      invitation: {
        accepted: '{{who}} davetini kabul etti',
      },
      team_export: {
        started: '{{who}} takım verilerini dışa aktarmaya başladı',
        finished: '{{who}} takım verilerini dışa aktarmayı tamamladı',
        failed: '{{who}} takım verilerini dışa aktaramadı',
        opened: '{{who}} takım verilerinin bir dışa aktarımını açtı',
        downloaded: '{{who}} takım verilerinin bir dışa aktarımını indirdi',
        deleted: '{{who}} takım verilerinin bir dışa aktarımını sildi',
      },
      favorite_category: {
        created: '{{who}}, bir favori kategorisi oluşturdu',
        updated: '{{who}}, bir favori kategorisinin adını değiştirdi',
        deleted: '{{who}}, bir favori kategorisini sildi',
      },
      note: {
        created: '{{who}} paylaşılan bir not yazdı',
        updated: '{{who}} paylaşılan bir notu değiştirdi',
        deleted: '{{who}} paylaşılan bir notu sildi',
      },
    },
    on: {
      note: {
        created: '{{who}}, {{what}} için paylaşılan bir not yazdı',
        updated: '{{who}}, {{what}} için paylaşılan bir notu değiştirdi',
        deleted: '{{who}}, {{what}} için paylaşılan bir notu sildi',
      },
    },
    row: {
      store: '{{name}} mağazası',
      order: '#{{name}} numaralı sipariş',
      customer: '{{name}} adlı müşteri',
      product: '{{name}} ürünü',
      account: '@{{name}} hesabı',
      post: '“{{name}}” gönderisi',
    },
    someRow: {
      store: 'bir mağaza',
      order: 'bir sipariş',
      customer: 'bir müşteri',
      product: 'bir ürün',
      account: 'bir hesap',
      post: 'bir gönderi',
    },
    about: {
      user: {
        invited: '{{who}}, {{what}} adlı kişiyi davet etti',
        role_changed: '{{who}}, {{what}} adlı kişinin rolünü değiştirdi',
        activated: '{{who}}, {{what}} adlı kişiyi etkinleştirdi',
        deactivated: '{{who}}, {{what}} adlı kişiyi devre dışı bıraktı',
        archived: '{{who}}, {{what}} adlı kişiyi arşivledi',
        removed: '{{who}}, {{what}} adlı kişiyi takımdan çıkardı',
      },
      invitation: {
        sent_again: '{{who}}, {{what}} adlı kişiye daveti yeniden gönderdi',
        withdrawn: '{{who}}, {{what}} adlı kişinin davetini geri çekti',
      },
      team: {
        created: '{{who}}, {{what}} takımını oluşturdu',
        updated: '{{who}}, {{what}} takımının ayarlarını değiştirdi',
        timezone_changed: '{{who}}, {{what}} takımının saat dilimini değiştirdi',
        transferred: '{{who}}, takımı {{what}} adlı kişiye devretti',
        deletion_requested: '{{who}}, {{what}} takımının silinmesini istedi',
        deletion_called_off: '{{who}}, {{what}} takımının silinmesini iptal etti',
      },
      list: {
        exported: '{{who}}, {{what}} listesini dışa aktardı',
      },
      store: {
        created: '{{who}}, {{what}} mağazasını bağladı',
        updated: '{{who}}, {{what}} mağazasını değiştirdi',
        sales_chosen: '{{who}}, {{what}} mağazasında neyin satış sayılacağını seçti',
        sync_requested: '{{who}}, {{what}} mağazasının senkronizasyonunu başlattı',
        archived: '{{who}}, {{what}} mağazasını arşivledi',
        restored: '{{who}}, {{what}} mağazasını geri yükledi',
        deletion_began: '{{who}}, {{what}} mağazasını silmeye başladı',
        deleted: '{{who}}, {{what}} mağazasının son verilerini sildi',
      },
      privacy_request: {
        carried_out: '{{who}}, {{what}} mağazasının bir gizlilik isteğini yerine getirdi',
        data_downloaded: '{{who}}, {{what}} mağazasının bir müşterisi hakkında tutulanları indirdi',
      },
      account: {
        connected: '{{who}}, {{what}} hesabını bağladı',
        reconnected: '{{who}}, {{what}} hesabını yeniden bağladı',
        tracked: '{{who}}, {{what}} hesabını takip etmeye başladı',
        reading_requested: '{{who}}, {{what}} hesabının senkronizasyonunu başlattı',
        archived: '{{who}}, {{what}} hesabını arşivledi',
        restored: '{{who}}, {{what}} hesabını geri yükledi',
        revoked: '{{who}}, {{what}} hesabına erişimi iptal etti',
        deleted: '{{who}}, {{what}} hesabını sildi',
        collections_set: '{{who}}, {{what}} hesabının koleksiyonlarını değiştirdi',
        collections_added: '{{who}}, {{what}} hesabını koleksiyonlara ekledi',
      },
      account_collection: {
        created: '{{who}}, {{what}} koleksiyonunu oluşturdu',
        renamed: '{{who}}, bir koleksiyonun adını {{what}} yaptı',
        deleted: '{{who}}, {{what}} koleksiyonunu sildi',
      },
      post: {
        products_set: '{{who}}, {{what}} hesabının bir gönderisine bağlı ürünleri değiştirdi',
        codes_set: '{{who}}, {{what}} hesabının bir gönderisinin indirim kodlarını belirledi',
        short_link_set:
          '{{who}}, {{what}} hesabının bir gönderisi için kısa bağlantı oluşturdu, açtı veya kapattı',
      },
      saved_filter: {
        created: '{{who}}, {{what}} filtresini paylaştı',
        updated: '{{who}}, paylaşılan {{what}} filtresini değiştirdi',
        deleted: '{{who}}, paylaşılan {{what}} filtresini sildi',
        default_set: '{{who}}, {{what}} filtresini takımın varsayılanı yaptı',
        default_cleared: '{{who}}, {{what}} filtresini takımın varsayılanı olmaktan çıkardı',
      },
    },
    other: '{{who}}: {{action}}',
  },
}
