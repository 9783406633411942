import type { Phrases } from './phrase.ts';

const NUMBER =
  '[1-9]\\d{0,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta';

/** Spanish, as written in Spain and Latin America. */
export const SPANISH_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: [
        'colegiado',
        'colegiada',
        'licencia',
        'cedula',
        'colegiados',
        'habilitacion',
        'matriculado',
        'matriculada',
      ],
      pattern:
        /\b(?:abogad|medic|fisioterapeut|dentist|odontolog|psicolog|arquitect|veterinari|farmaceutic)\w*,? colegiad[oa]s?\b|\b(?:abogad|arquitect|contador|corredor|electricist|fonoaudiolog|gasist|ingenier|instalador|inmobiliari|kinesiolog|martiller|medic|odontolog|plomer|profesional|psicolog|tecnic|veterinari)\w*,? matriculad[oa]s?\b|\b(?:miembro|inscrit[oa]s?) (?:del|en el) (?:ilustre )?colegio (?:oficial )?de \w+|(?<!\b(?:requieren?|necesitan?|exigen?|solicitar|obtener|pedir|tramitar|tramitamos|tramitacion de) (?:la |una |las )?)\blicencia (?:municipal|sanitaria|de (?!obras?\b|conducir\b)[a-z]+)\b|\bcedula profesional\b/,
      says: [
        'Abogada colegiada en Madrid',
        'Trabajos con garantía - Electricista matriculado',
        'Cédula profesional 123456',
      ],
      saysNot: [
        'Permiso y licencia',
        'El colegio está cerca.',
        'Cualquier intervención requiere licencia municipal.',
        'Tramitamos la licencia de obras.',
      ],
    },
    insured: {
      cues: ['seguro', 'asegurado', 'asegurados', 'asegurada', 'responsabilidad'],
      pattern: /\bseguro de responsabilidad civil\b|\b(?:estamos|empresa|totalmente|servicio) asegurad[oa]s?\b/,
      says: ['Contamos con seguro de responsabilidad civil.', 'Empresa asegurada'],
      saysNot: ['Trabajamos con su seguro de hogar.'],
    },
    certification: {
      cues: [
        'certificado',
        'certificados',
        'certificada',
        'homologado',
        'homologados',
        'titulado',
        'titulados',
        'titulada',
        'autorizado',
        'autorizados',
        'cualificado',
        'cualificados',
        'iso',
        'diplomado',
        'diplomada',
        'licenciado',
        'licenciada',
        'graduado',
        'graduada',
        'acreditado',
        'acreditada',
      ],
      pattern:
        /\b(?:certificad|homologad|titulad|acreditad|diplomad|licenciad|graduad)[oa]s? (?:por|en|como|iso) (?:el |la |los )?[a-z][\w ]{2,30}|\b(?:tecnic|profesional(?!ism)|instalador|personal|cerrajer|fontaner|electricist|fisioterapeut|terapeut|monitor)\w* (?:certificad|homologad|titulad|autorizad|acreditad)\w+|\biso ?\d{4,5}\b|\bservicio tecnico oficial\b/,
      says: ['Técnicos certificados', 'Fisioterapeuta titulada', 'Diplomada en Fisioterapia por la UNAM'],
      saysNot: ['Certificado energético', 'Técnicos cualificados'],
    },
    membership: {
      cues: ['miembro', 'miembros', 'asociado', 'asociados', 'pertenecemos', 'socios'],
      pattern:
        /\b(?:miembros? (?:de|del)|asociad[oa]s? (?:a|de|al)|pertenecemos (?:a|al)) (?:la |los |las |el )?(?:asociacion|colegio|gremio|federacion|camara|sociedad|union)\b[\w ]{0,40}/,
      says: ['Somos miembros de la Asociación Española de Cerrajeros.'],
      saysNot: ['Los miembros de la familia', 'Hazte socio'],
    },
    years: {
      cues: [
        'desde',
        'generacion',
        'generaciones',
        'anos',
        'fundada',
        'fundado',
        'fundamos',
        'trayectoria',
        'ano',
        'decadas',
      ],
      pattern: new RegExp(
        `\\bdesde (?:el (?:ano )?|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:de )?)?(?:1[6-9]|20)\\d{2}\\b|\\bdesde hace (?:mas de )?(?:${NUMBER}) anos\\b|\\b(?:mas de |con )?(?:${NUMBER})\\+? anos (?:de (?:\\w+ )?(?:experiencia|expertise|trayectoria|servicio|oficio|profesion)|en el sector|de historia)\\b|\\bfundad[oa]s? en (?:el (?:ano )?)?(?:1[6-9]|20)\\d{2}\\b|\\b(?:dos|tres|cuatro|cinco|varias) generaciones\\b|\\b(?:segunda|tercera|cuarta|quinta) generacion\\b|\\b(?:dos|tres|cuatro|cinco) decadas\\b`,
      ),
      says: [
        'Más de dos décadas de trabajo',
        'Empresa familiar con tres generaciones',
        'Desde 1985 en Sevilla',
        'Más de 20 años de experiencia',
        'Empresa fundada en 1998',
      ],
      saysNot: ['Desde 60 €', 'Niños de 3 años', 'Hace 2 años'],
    },
    person: {
      cues: [
        'propietario',
        'propietaria',
        'dueno',
        'duena',
        'fundador',
        'fundadora',
        'director',
        'directora',
        'soy',
        'llamo',
        'dr',
        'dra',
        'gerente',
        'titular',
        'abogado',
        'abogada',
      ],
      pattern:
        /\b(?:[Pp]ropietari[oa]|[Dd]ueñ[oa]|[Ff]undador(?:a)?|[Dd]irector(?:a)?|[Gg]erente|[Tt]itular|[Aa]bogad[oa]|[Mm]e llamo|[Ss]oy)(?:,|:| es| –| -)? ?\p{Lu}\p{Ll}+ (?:de |del |de la )?\p{Lu}[\p{L}’'-]+|\bDra?\.? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?/u,
      says: ['Me llamo Marta Ruiz.', 'Director: Juan Pérez', 'Dra. Elena Soto'],
      saysNot: ['Soy el propietario.', 'El director de obra'],
    },
  },
  standing: {
    cues: [
      'empresa',
      'negocio',
      'anos',
      'amplia',
      'larga',
      'dilatada',
      'vasta',
      'equipo',
      'profesionales',
      'personal',
      'tecnicos',
      'garantia',
      'satisfaccion',
    ],
    pattern:
      /\b(?:empresa|negocio) familiar\b|\b(?:(?:muchos|varios|largos) )?anos de (?:\w+ )?(?:experiencia|trayectoria)\b|\b(?:amplia|larga|dilatada|vasta) (?:experiencia|trayectoria)\b|\b(?:equipo|personal|profesionales|tecnicos) (?:\w+ ){0,2}?(?:expertos?|c(?:u)?alificados?|especializados?|capacitados?|titulados?|certificados?|experimentados?)\b|\bgarantia de satisfaccion\b|\bsatisfaccion (?:100 ?% )?garantizada\b/,
    says: [
      'Somos una empresa familiar.',
      'Contamos con amplia experiencia.',
      'Años de experiencia en el sector',
      'Nuestro equipo experto',
      'Personal altamente cualificado',
    ],
    saysNot: ['Equipo de sonido', 'La empresa está en Cali.'],
  },
  emergency: {
    cues: [
      'urgencia',
      'urgencias',
      'urgente',
      'urgentes',
      'emergencia',
      'emergencias',
      '24',
      '24h',
      'noche',
      'guardia',
    ],
    pattern:
      /\b(?:urgencias?|emergencias?) (?:las )?(?:24|los 365|a domicilio|de dia|dia y noche|\w+ 24 ?h)|\b(?:servicio|atencion|atendemos|resolvemos|telefono|linea|cerrajer\w+|fontaner\w+|electricist\w+|reparacion\w*|salida|asistencia) (?:\w+ ){0,3}?(?:de |las |para )?(?:urgen\w+|emergencias?)\b|\b(?:servicio|atencion|abiert\w+|disponib\w+|disponemos|cerrajer\w+|fontaner\w+|asistencia|operativ\w+|sevilla|madrid|barcelona) (?:las |\w+ ){0,2}?24 ?h(?:oras)?\b|\b24 ?\/ ?7\b|\b24 ?h(?:oras)?,? (?:al dia|los 365|365|7 dias|todos los dias)|\bservicio de guardia\b|\btelefono ?\/ ?urgencias\b|\b(?:urgencias|emergencias):? ?(?=[+(]?\d{2}[\d ).-]{3})|\b(?:para|en caso de|si (?:tienes?|sufres?) (?:\w+ ){0,3}?(?:una )?)(?: ?)(?:urgencias?|emergencias?),? (?:\w+ ){0,2}?(?:llam\w{1,4}nos|contact\w{1,4}nos|escrib\w{1,4}nos)\b/,
    says: [
      'Si tienes dolor o una urgencia, llámanos al 943 61 94 84.',
      'Para emergencias contáctenos',
      'Urgencias 24h en toda la capital',
      'Servicio de urgencias',
      'Urgencias: 671 73 64 06',
      'Urgencias 55 8015 5761',
      'Cerrajero Sevilla 24 Horas',
      'Atención 24 horas',
    ],
    saysNot: [
      'Para emergencias llame a su seguro.',
      'Una red cuidada evita urgencias.',
      'Respondemos en menos de 24 horas.',
      'Presupuesto en 24 horas',
    ],
  },
  denied: /\b(?:no(?! solo)|sin|nunca|tampoco|proximamente|pronto|todavia no|aun no|evita\w*)\b/,
  ours: /\b(?:somos|nuestr\w+|nosotr\w+|empresa|negocio|taller|clinica|despacho|familia\w*|trabajamos|ofrecemos|contamos|llevamos|estamos|fundad\w+|mi|servicio|equipo|experiencia)\b/,
  others:
    /\b(?:la media|el promedio|promedio|competencia|otras empresas|otros profesionales|la ley|la norma\w*|(?<!en )el mercado)\b/,
  anyone:
    /\b(?:cualquier|consulte (?:a |con )?una?|consulta (?:a |con )?una?|por una?|de una?|si el titular) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:desde|a partir de|solo|por|precio|precios|cuesta|cuestan|coste|tarifas?|tarifa|hora|sesion|mes|mensual|anual|persona|unidad|honorarios|cuota|vale|valen|entre|va de|de)\b|\/ ?(?:h|hora|mes|sesion|persona|ud)/,
    other:
      /\b(?:inversor\w*|cancelacion\w*|no presentar\w+|(?<!sin )(?:recargos?|suplementos?)|(?:bonos?|tarjetas?|cheques?)[- ]regalo|deducibles?|franquicias?|competencia|otr[ao]s empresas|licitacion\w*|responsabilidad civil|asegurad[oa]s? (?:por|hasta)|cobertura|multas?|sancion\w*|donacion\w*|donativos?|donar|impuestos?|deduccion\w*|desgravacion\w*|facturacion|facturo|ventas|capital social|suma asegurada|indemnizacion\w*|premios?|descuentos?|ahorr\w+|subvencion\w*|ayudas?|millon\w*|pedido minimo|ley)\b/,
  },
  reviews: {
    heading:
      /\b(?:opiniones|resenas|testimonios|valoraciones|comentarios de|clientes satisfechos|(?:lo |nos )?que (?:dicen|opinan|piensan)|(?:clientes|pacientes|alumnos) (?:dicen|opinan|nos))\b/,
    ago: /\bhace (?:\d+|un|una|dos|tres|cuatro|cinco|seis) (?:dia|semana|mes|ano)(?:s|es)?\b/,
    customer:
      /^[-\s]*(?:client[ea]s?|paciente|usuari[oa]|alumn[oa]|propietari[oa]|inquilin[oa]|vecin[oa]|empresa|empresari[oa])(?: satisfech[oa]| feliz| verificad[oa])?\b/,
    sample: /\b(?:testimonio|resena|opinion) de (?:ejemplo|muestra)\b/,
    asks: /^(?:por favor|cuentanos|cuentenos|comparte|comparta|deja|deje|dejanos)\b|\b(?:tu|su) opinion (?:es|nos|cuenta)\b/,
  },
  facts: {
    warranty: {
      cues: ['garantia'],
      pattern:
        /\b\d{1,2} (?:anos?|meses) de garantia\b|\bgarantia (?:\w+ )?(?:de|por) (?:hasta )?\d{1,2} (?:anos?|meses)\b/g,
      says: ['Damos 2 años de garantía.', 'Garantía de 12 meses'],
      saysNot: ['Con garantía oficial'],
    },
    count: {
      cues: [
        'clientes',
        'proyectos',
        'pacientes',
        'trabajos',
        'obras',
        'servicios',
        'empleados',
        'alumnos',
        'familias',
      ],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:clientes|proyectos|pacientes|trabajos|obras|empleados|alumnos|familias|reparaciones|instalaciones|resenas)\b/g,
      says: ['Más de 3.000 clientes confían en nosotros.'],
      saysNot: ['Nuestros clientes'],
    },
    time: {
      cues: ['minutos', 'horas', 'dias', 'semanas', 'meses', 'min', 'dia', 'hora'],
      pattern: /\b\d{1,3}(?: ?(?:-|a|o) ?\d{1,3})? ?(?:minutos?|min|horas?|dias?|semanas?|meses)\b/g,
      says: ['Llegamos en 20–30 minutos.'],
      saysNot: ['En pocos minutos'],
    },
  },
  dates: {
    posted: /\b(?:publicad[oa]|actualizad[oa]|ultima actualizacion|escrito)\b/,
    offer: /\b(?:ofertas?|promocion\w*|descuentos?|cupon\w*|rebajas?)\b/,
    ends: /\b(?:valid[oa] hasta(?: el)?|hasta(?: el)?|termina el|finaliza el|caduca el)\b[\s:]*$/,
    comingSoon: {
      cues: ['proximamente', 'construccion', 'pronto'],
      pattern: /\bproximamente\b|\b(?:pagina|sitio|web|seccion) en construccion\b/,
      says: ['Página en construcción', 'Próximamente más información'],
      saysNot: ['Empresa de construcción'],
    },
  },
};
