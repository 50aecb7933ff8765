import type { errorCatalogue } from './errors.ts'
import type { TranslationOf } from './translate.ts'

/** The texts of the message codes in Turkish. */
export const errorsInTurkish: TranslationOf<typeof errorCatalogue> = {
  UNAUTHENTICATED: {
    title: 'Oturum kapandı',
    description: 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.',
  },
  INVALID_CREDENTIALS: { title: 'Giriş yapılamadı', description: 'E-posta veya parola yanlış.' },
  INVALID_PASSWORD: { title: 'Parola yanlış', description: 'Parola yanlış. Hiçbir şey değiştirilmedi.' },
  EMAIL_NOT_VERIFIED: {
    title: 'E-posta doğrulanmadı',
    description: 'Devam etmek için lütfen e-posta adresinizi doğrulayın.',
  },
  PENDING_EMAIL_VERIFICATION: {
    title: 'Doğrulama bekleniyor',
    description: 'E-posta adresi henüz doğrulanmadı.',
  },
  ACCOUNT_DEACTIVATED_BY_TEAM_ADMIN: {
    title: 'Hesap devre dışı',
    description: 'Bir yönetici hesabınızı devre dışı bıraktı. Yeniden etkinleştirmesini isteyin.',
  },
  LINK_EXPIRED_OR_INVALID: {
    title: 'Bağlantı artık geçerli değil',
    description: 'Bu bağlantının süresi doldu veya bağlantı zaten kullanıldı. Yeni bir bağlantı isteyin.',
  },
  INVALID_OR_EXPIRED_HASH: {
    title: 'Bağlantı artık geçerli değil',
    description:
      'Bu sıfırlama bağlantısının süresi doldu veya bağlantı zaten kullanıldı. Yeni bir bağlantı isteyin.',
  },
  INVALID_USER_ID_OR_HASH: {
    title: 'Bağlantı geçersiz',
    description: 'Bu bağlantı eksik olabilir. E-postanızdan yeniden açın.',
  },
  INVITATION_EXPIRED_ASK_FOR_REINVITE: {
    title: 'Davet artık geçerli değil',
    description:
      'Bu davetin süresi doldu veya davet zaten kullanıldı. Katıldıysanız giriş yapın. Katılmadıysanız sizi davet eden kişiden yeni bir davet isteyin.',
  },
  INVALID_STATE_TRY_AGAIN: {
    title: 'Baştan başlayın',
    description: 'Giriş zaman aşımına uğradı. Tekrar deneyin.',
  },
  PASSWORD_NEEDED_TO_LINK: {
    title: 'Hesabınızı bağlayın',
    description: 'Bu e-posta adresiyle zaten bir hesabınız var. İkisini bağlamak için parolanızı girin.',
  },
  REGISTRATION_CLOSED: {
    title: 'Kayıt kapalı',
    description: 'Yalnızca davetle kaydolunabilir. Bir takım yöneticisinden sizi davet etmesini isteyin.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Çok fazla istek',
    description: 'Çok fazla istek gönderdiniz. Lütfen daha sonra tekrar deneyin.',
  },
  TEAM_MAIL_LIMIT: {
    title: 'Günlük e-posta sınırına ulaşıldı',
    description: 'Takımınız bir günde gönderebileceği tüm e-postaları gönderdi. Daha sonra tekrar deneyin.',
  },
  FORBIDDEN: { title: 'İzin yok', description: 'Bunu yapma izniniz yok. Bir yöneticiye danışın.' },
  CROSS_SITE_REQUEST_REFUSED: {
    title: 'İstek reddedildi',
    description: 'Başka sitelerden gelen istekler kabul edilmez.',
  },
  VALIDATION_FAILED: {
    title: 'Girdiğiniz bilgileri kontrol edin',
    description: 'İşaretli alanları kontrol edin. Hiçbir şey değiştirilmedi.',
  },
  MALFORMED_REQUEST: {
    title: 'İstek okunamadı',
    description: 'İstek okunamadı (gövde UTF-8 JSON değil veya URL hatalı).',
  },
  MODEL_NOT_FOUND: { title: 'Bulunamadı', description: 'Bu öğe yok veya silindi.' },
  METHOD_NOT_ALLOWED: {
    title: 'Yönteme izin verilmiyor',
    description: 'Bu uç nokta bu yöntemi desteklemiyor.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Çok büyük', description: 'İstek çok büyük.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Biçim desteklenmiyor',
    description: 'Bu uç nokta yalnızca sıkıştırılmamış UTF-8 JSON kabul eder.',
  },
  USER_NOT_FOUND: { title: 'Kullanıcı bulunamadı', description: 'Takımınızda böyle bir kullanıcı yok.' },
  YOU_CAN_NOT_DELETE_YOURSELF: {
    title: 'Kullanıcı silinmedi',
    description: 'Kendi hesabınızı silemezsiniz. Hiçbir şey değiştirilmedi.',
  },
  YOU_CAN_NOT_DELETE_SUPER_ADMIN: {
    title: 'Kullanıcı silinmedi',
    description: 'Takımın süper yöneticisi silinemez. Hiçbir şey değiştirilmedi.',
  },
  UPDATE_ALREADY_IN_PROGRESS: {
    title: 'Güncelleme sürüyor',
    description: 'Raporlarınız yeniden hesaplanıyor. Bittiğinde tekrar deneyin.',
  },
  INVALID_IDEMPOTENCY_KEY: {
    title: 'Anahtar geçersiz',
    description:
      'Idempotency-Key 8 ila 64 harf, rakam, tire veya alt çizgiden oluşmalıdır. Hiçbir şey değiştirilmedi.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'Anahtar zaten kullanıldı',
    description:
      'Bu Idempotency-Key başka bir istek için kullanıldı. Hiçbir şey değiştirilmedi. Bu isteği yeni bir anahtarla gönderin.',
  },
  WRITE_IN_PROGRESS: {
    title: 'Kaydediliyor',
    description: 'İlk denemeniz hâlâ işleniyor. Biraz bekleyip tekrar deneyin.',
  },
  WRITE_ALREADY_DONE: {
    title: 'Zaten kaydedildi',
    description: 'İlk denemeniz kaydedildi, ancak yanıtı kayboldu. Sonucu görmek için sayfayı yenileyin.',
  },
  CHANGED_MEANWHILE: {
    title: 'Başka biri bunu değiştirdi',
    description: 'Başka biri bunu değiştirdi. Gözden geçirip yeniden kaydedin.',
  },
  EXPORT_ALREADY_RUNNING: {
    title: 'Dışa aktarım sürüyor',
    description: 'Bir dışa aktarım zaten hazırlanıyor.',
  },
  STORE_EXISTS: {
    title: 'Mağaza zaten bağlı',
    description: 'Takımınız bu mağazayı zaten bağlamış. Arşivlenmiş olabilir.',
  },
  STORE_LIMIT_REACHED: {
    title: 'Mağaza sınırına ulaşıldı',
    description: 'Takımınız bağlayabileceği kadar mağaza bağladı. Arşivlenen mağazalar da sayılır.',
  },
  STORE_IS_ALREADY_SYNCING: {
    title: 'Senkronizasyon sürüyor',
    description: 'Bu mağaza zaten senkronize ediliyor. Yeni veriler geldikçe görünür.',
  },
  CURRENCY_UPDATE_IN_PROGRESS: {
    title: 'Para birimi değişiyor',
    description: 'Bu mağazanın para birimi değiştiriliyor. Birazdan tekrar deneyin.',
  },
  FETCH_ERROR: {
    title: 'Hizmete ulaşılamıyor',
    description: 'Diğer hizmete ulaşılamıyor veya hizmet hata döndürdü. Verileriniz güvende.',
  },
  TRY_AGAIN_LATER: {
    title: 'Daha sonra tekrar deneyin',
    description: 'Diğer hizmet istekleri sınırlıyor. Verileriniz güvende. Daha sonra tekrar deneyin.',
  },
  INSTAGRAM_USER_NOT_FOUND: {
    title: 'Hesap bulunamadı',
    description: 'Bu Instagram hesabı takımınızda yok.',
  },
  INSTAGRAM_USER_ALREADY_EXISTS: {
    title: 'Zaten eklendi',
    description: 'Bu Instagram hesabı zaten takımınızda.',
  },
  USERNAME_NOT_FOUND_ON_INSTAGRAM: {
    title: 'Kullanıcı adı bulunamadı',
    description: 'Bu kullanıcı adıyla profesyonel bir Instagram hesabı yok.',
  },
  TRACKER_INSTAGRAM_USER_NOT_FOUND: {
    title: 'Hesap bulunamadı',
    description: 'Takımınız bu hesabı takip etmiyor.',
  },
  NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER: {
    title: 'Önce bir hesap bağlayın',
    description: 'Başka hesapları takip etmek için önce kendi hesaplarınızdan birini bağlayın.',
  },
  EXISTS_IN_ANOTHER_ACCOUNT: {
    title: 'Başka yerde bağlı',
    description: 'Bu hesap zaten başka bir takıma bağlı.',
  },
  COLLECTION_NOT_FOUND: {
    title: 'Koleksiyon bulunamadı',
    description: 'Takımınızda böyle bir koleksiyon yok.',
  },
  DUPLICATE_FAVORITE_CATEGORY_NAME: {
    title: 'Bu ad zaten kullanılıyor',
    description: 'Bu adla bir listeniz zaten var.',
  },
  FAVORITE_CATEGORY_NOT_FOUND: { title: 'Kategori bulunamadı', description: 'Bu liste artık yok.' },
  UNKNOWN_ERROR: {
    title: 'Bilinmeyen hata',
    description: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  },
  AN_ERROR_OCCURED: {
    title: 'Bir sorun oluştu',
    description: 'Bizim tarafımızda bir sorun oluştu. Verileriniz güvende. Daha sonra tekrar deneyin.',
  },
  SERVICE_UNAVAILABLE: {
    title: 'Kullanılamıyor',
    description: 'Tandem kısa bir süre kullanılamıyor. Verileriniz güvende. Birazdan tekrar deneyin.',
  },
}
