import type { TextPairs } from '@tandem/api-contract'

/** The Turkish texts about roles and their permissions. */
export const rolesInTurkish: TextPairs = [
  [
    'Owns the team. There is always exactly one; only they can transfer or delete the team.',
    'Takımın sahibidir. Her zaman tam olarak bir tane vardır; takımı yalnızca o devredebilir veya silebilir.',
  ],
  ['Manages people, settings and all data.', 'Kişileri, ayarları ve tüm verileri yönetir.'],
  [
    'Connects stores and accounts, and manages shared notes and filters.',
    'Mağazaları ve hesapları bağlar, paylaşılan notları ve filtreleri yönetir.',
  ],
  [
    'Can view everything, and keep private favourites, notes and filters.',
    'Her şeyi görebilir; kendine ait favoriler, notlar ve filtreler tutabilir.',
  ],
  ['Stores and sales', 'Mağazalar ve satışlar'],
  ['Social media', 'Sosyal medya'],
  ['What people keep', 'Kişilerin sakladıkları'],
  ['Team', 'Takım'],
  ['See stores', 'Mağazaları görme'],
  ['See and export orders', 'Siparişleri görme ve dışa aktarma'],
  ['See and export customers', 'Müşterileri görme ve dışa aktarma'],
  ['See and export products', 'Ürünleri görme ve dışa aktarma'],
  ['Connect, change, archive and restore stores', 'Mağaza bağlama, değiştirme, arşivleme ve geri yükleme'],
  ['Sync stores', 'Mağazaları senkronize etme'],
  ['Delete stores with their data', 'Mağazaları verileriyle birlikte silme'],
  ['See accounts and posts', 'Hesapları ve gönderileri görme'],
  ['See analytics and the dashboard', 'Analizleri ve gösterge panelini görme'],
  ['Connect, track, archive and delete accounts', 'Hesap bağlama, takip etme, arşivleme ve silme'],
  ['Group accounts into collections', 'Hesapları koleksiyonlarda gruplama'],
  [
    'Private favourites, notes, filters and preferences',
    'Kendine ait favoriler, notlar, filtreler ve tercihler',
  ],
  [
    'Share notes and filters, and change shared filters',
    'Not ve filtre paylaşma, paylaşılan filtreleri değiştirme',
  ],
  ['Delete notes that others shared', 'Başkalarının paylaştığı notları silme'],
  ['View team members and roles', 'Takım üyelerini ve rolleri görme'],
  [
    'Invite people, change their role or status, remove them',
    'Kişileri davet etme, rollerini veya durumlarını değiştirme, takımdan çıkarma',
  ],
  [
    'Edit team name, time zone and week start',
    'Takımın adını, saat dilimini ve hafta başlangıcını düzenleme',
  ],
  ['View audit log', 'Denetim kaydını görme'],
  ['Export all team data', 'Takımın tüm verilerini dışa aktarma'],
  ['Transfer ownership', 'Sahipliği devretme'],
  ['Delete the team', 'Takımı silme'],
]
