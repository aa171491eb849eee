/**
 * Numbers to call in an emergency, by country: one that reaches everything where there is one, else those of police, fire and ambulance.
 * Facts from the short-number data of google-libphonenumber 3.2.47.
 */
const countriesByNumbers: Readonly<Record<string, string>> = {
  '112':
    'AD AL AO AT AX AZ BE BG BI BJ BT BY CH CO CY CZ DE DK DZ EE ER ES FI FO FR GE GI GL GR HR HU ID IL IN IS IT KP KR KW KZ LI LK LS LT LU LV MC MD ME MK MQ MT NO NP NR PK PT RE RO RS RU RW SE SI SJ SK ST SY TJ TL TR TW UA VA VU XK YT ZA',
  '999':
    'AC AE AG BD BH BW CK DM FK GB GG GH HK IE IM JE KE KN LB LC MO MS MU MW MY NU PL QA SA SB SC SD SG SH SL SO SS SZ TC TO TT TZ UG VC VG WS ZM ZW',
  '911':
    'AI AR AS AW BB BM BQ BR BS BZ CA CL CR CW DO EC ET FJ FM GD GU GY IR JM JO KY LR MH MP MX NF NL PA PH PR PW PY SV TV US UY VE VI',
  '15 17 18': 'GF GP MF ML PF PM WF',
  '17 18': 'BF DJ KM MR SN TD',
  '000': 'AU CC CX PG',
  '199': 'HN MM NG',
  '101 102 103': 'AM KG',
  '18': 'BL GA',
  '117 118': 'CF CG',
  '111': 'CI NZ',
  '15 19 177': 'EH MA',
  '100 102 119': 'AF',
  '122 123 124': 'BA',
  '991 993 995': 'BN',
  '110 118 119': 'BO',
  '113 114 118 177': 'CD',
  '13 17 113 117': 'CM',
  '110 119 120': 'CN',
  '104 105 106': 'CU',
  '130 131 132': 'CV',
  '122 123 180': 'EG',
  '16 17 18 116': 'GM',
  '110 120 123': 'GT',
  '113 117 118': 'GW',
  '114 118': 'HT',
  '100 104 115 122': 'IQ',
  '110 119': 'JP',
  '117 118 119 666': 'KH',
  '192 193 194 195': 'KI',
  '190 191 195': 'LA',
  '190 191 193': 'LY',
  '17 18 117 118': 'MG',
  '100 101 102 103': 'MN',
  '102 118 119': 'MV',
  '117 119 197 198': 'MZ',
  '15 16 17 18': 'NC',
  '15 17 18 118': 'NE',
  '115 118 120 128': 'NI',
  '105 116 117': 'PE',
  '100 101 102': 'PS',
  '113 115 118': 'SM',
  '115': 'SR',
  '919': 'SX',
  '117 118 171 172': 'TG',
  '191 199': 'TH',
  '01 02 03': 'TM',
  '190 197 198': 'TN',
  '01 001 02 002': 'UZ',
  '113 114 115': 'VN',
  '191 194 195 199': 'YE',
};

const byCountry = new Map(
  Object.entries(countriesByNumbers).flatMap(([numbers, countries]) =>
    countries.split(' ').map((country) => [country, numbers.split(' ')] as const),
  ),
);

/** None where the data has none. */
export const emergencyNumbers = (country: string): readonly string[] => byCountry.get(country) ?? [];

export const countriesWithNumbers = () => [...byCountry.keys()];
