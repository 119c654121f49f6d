import type { Vocabulary } from './vocabulary.ts'

export const es: Vocabulary = {
  language: 'es',
  labels: {
    party_name: `
      nombre, nombre (de|) empresa, (nombre|nombres) y (apellido|apellidos) (o|) razon social, nombre (o|y|) razon social,
      (apellido y nombre|apellidos y nombre) (o|) razon social, denominacion (o|y|) razon social, razon social, denominacion (social|), empresa,
      r social, razon soc, nombre fiscal, nombre comercial, nombre (de|) (la|) empresa
    `,
    party_address: `
      linea de direccion (1|),
      (direccion|domicilio) (cliente|del cliente|receptor|del receptor|comprador|adquirente|adquiriente|matriz|de la matriz|sucursal|
        emisor),
      casa matriz, domicilio comercial, direccion fiscal, direccion, domicilio, domicilio social, domicilio fiscal, calle
    `,
    invoice_number: `
      (nota|cuenta) (de|) (pupilaje|pension|estancia) no,
      (no|numero|) consecutivo (factura|electronico|),
      (e|) ncf (no|), e ncf, encf, (no|numero|) comprobante (fiscal|),
      no fecha, no y fecha, comp no, no comp, comprobante no, no comprobante, no factura electronica,
      (no|ref|referencia|codigo|serie|folio) & (factura|fra|fact|factura venta|abono|nota credito|factura rectificativa|rectificativa|minuta),
      (no|codigo) documento, documento no, serie y no, serie no, (factura|fra|fact|fac|f) (simplificada|simpl) no, num fra, no doc, no fecha factura,
      no factura fecha, no y fecha factura, id factura, no (de|) serie y factura, factura proveedor no
    `,
    order_number: `
      numero 2, vale (no|obra|pedido) (no|), (no|ref) vale, orden suministro (no|), no orden suministro, pedido entrega no, (hoja|lista) pedido (no|), no programa (entregas|),
      (orden|orden servicio|orden trabajo) cliente (no|), o (de|) compra, no (de|) o c, s pedido, su no pedido, no (de|) su (pedido|orden), n o de pedido, orden no,
      (no|ref|referencia|codigo) & (pedido|orden|orden compra|ped|oc|orden pedido|pedido cliente|po),
      (su|vuestro|s) (pedido|orden|no pedido|ref pedido|orden compra|numero pedido), pedido cliente (no|), orden compra (no|), pedido (no|),
      ref pedido, no su pedido, su referencia pedido, pedido compra (no|), no presupuesto, presupuesto no, o c, no pedido fecha,
      pedido no fecha, numero pedido fecha, su pedido no, (s|n|su|nuestro|vuestro) (ped|pedido|oc|orden) (no|), nuestro no pedido,
      no nuestro pedido, pedido (a|) proveedor no, nuestra referencia,
      (propuesta|documento|autorizacion|compromiso) gasto (no|), no (de|) propuesta gasto
    `,
    customer_number: `
      depositante (no|), (no|numero|codigo) depositante, socio cliente, (no|numero|codigo|cod) (de |)socio, cliente socio,
      (no|codigo|cod) (concesionario|concesion|franquicia), (no|codigo|cuenta) anunciante, anunciante no, (no|codigo|cuenta) (detallista|tienda|punto de venta), (cod|codigo) (empresa|compania) (cliente|),
      fact a no cliente, (factura|venta) a no cliente, su (no|codigo|cod|) cliente,
      codigo (centro|establecimiento|tienda|hospital) (en|con) (el|) proveedor, (nuestra|no|) cuenta (en|con) (el|) proveedor,
      codigo (agencia|nuestro) (en|) (medio|el medio|su sistema), codigo agencia,
      (no|cod|codigo|ref|id|cuenta|referencia|num|identificador) & (cliente|abonado|comprador|socio|cliente proveedor),
      (nuestro|nuestra) (no|cod|codigo|numero|cuenta|referencia) (cliente|como cliente),
      (nuestro|nuestra) (no|cod|codigo|numero|cuenta|referencia) (cliente|como cliente|) (en|con) (ustedes|proveedor|su casa),
      nuestro (no|codigo|cod) (de|) cliente, n no (de|) cliente, n ref cliente (en su sistema|), cuenta cliente, su (no|codigo) cliente, no cuenta cliente, cliente no,
      nuestra cuenta (con ustedes|), nuestro codigo, cuenta empresa, codigo cliente en proveedor, s (codigo|cod|no) (cliente|clte|cte),
      su (codigo|cod|no) (clte|cte), (cod|codigo|no) (clte|cte), cta cliente, (no|cod|codigo) (cte|clte), cuenta no, no cuenta
    `,
    supplier_number: 'compra a no (proveedor|vendedor), (no|cod|codigo|ref|id) & (proveedor|prov|vendedor)',
    reference: 'su (ntra|nuestra|n) (ref|referencia), (su|vuestra|s) (ref|referencia), referencia, referencia cliente, ref cliente',
    other_number: `
      su (oferta|presupuesto|cotizacion|propuesta) (no|numero|ref|de|),
      (referencia|ref|no|id|identificador) (de|del|) pago,
      (no|) (solped|solicitud pedido|solicitud compra) (no|),
      (envio|enviado|expedicion) por, origen, cuenta (presupuestaria|contable), oficina contable, unidad tramitadora, organo proponente,
      rectifica a, factura rectificada, fra rectificada, serie y folio relacionado, punto venta, ingresos brutos, remito, cae, cae no, cufe,
      clave sat, tipo comprobante, uuid, (pagina|pag|hoja),
      (no|ref|) & (albaran|entrega|expediente|contrato|proyecto|obra|lote|serie|expedicion|remesa|bultos|linea|ruta|mandato|
        presupuesto aceptado|compromiso|bulto|reserva|guia),
      albaran (no|), contrato (no|), expediente (no|), proyecto, obra, ruta, comercial, vendedor, representante, agente, almacen,
      transportista, transporte, peso (neto|bruto|), portes, incoterm, incoterms, factura anterior, gln, centro coste, forma envio, via,
      delegacion, no albaran, referencia catastral, cups, tarifa, contador, telefono movil, uso cfdi, regimen fiscal, lugar expedicion,
      metodo envio, semana, folio fiscal, lugar de expedicion, aplicacion presupuestaria, habitacion, clave, no serie certificado
    `,
    invoice_date: `
      (factura|cuenta|) (cerrado|cerrada) (el|al|a),
      facturado el,
      fecha registro, fecha (factura|facturacion|fra|expedicion factura|emision factura|abono|documento),
      (factura|fra) (de fecha|fecha|del), su factura (de|del|), fecha de la factura, factura fecha, factura de, fecha y hora de emision,
      fecha (y|) hora (emision|generacion|expedicion|facturacion), fecha de emision de la factura, fecha hora de expedicion,
      f (factura|fra|emision|expedicion|fact)
    `,
    order_date: `
      (pedido|orden) (enviado|enviada|transmitido|transmitida) el,
      (recibido|tomado|anotado) el, fecha (encargo|solicitud pedido|creacion|creacion pedido), (su|vuestro) pedido (de|) fecha,
      fecha (de|) su pedido, fecha (vale|orden suministro),
      fecha (pedido|orden|compra|orden compra|del pedido|solicitud|oferta|presupuesto), pedido (fecha|de fecha|del), enviado (el|),
      pedido realizado el, realizado el, fecha realizacion, fecha orden, (solicitado|solicitada) el, fecha envio
    `,
    due_date: `
      fecha (vencto|vencida), (fecha|) (vto|vencimiento) para pago, (fecha|) (vencimiento|vto|venc|vcto) (factura|pago|el|),
      fecha (pago|limite pago|limite|cobro|de cargo|cargo|maxima pago), vencimientos,
      (a pagar|pagar|pagadero|abonar|a abonar|pago) (antes|antes del|antes de|hasta|hasta el|el|no mas tarde del), vence (el|), limite pago,
      fecha limite de pago, plazo pago hasta, antes del, ultimo dia (de|) pago, fecha prevista (de|) pago, (vto|venc) pago,
      fecha maxima (de|) pago, fecha final
    `,
    delivery_date: `
      (requerido|requerida|necesario|necesaria|necesidad) en (base|obra|planta|almacen|taller|estacion|muelle|puerto|faena),
      para cuando (lo|la|los|las|) (necesita|necesitas|necesitan|quiere|quieres), cuando (lo|la|los|las|) (necesita|necesitas|necesitan), para que (dia|fecha) (lo|la|los|las) (necesita|necesitas),
      fecha (de|) despacho,
      (terminar|finalizar|acabar|completar|ejecutar) (antes del|antes de|el),
      en (tienda|tiendas|almacen|plataforma|muelle) (el|antes del|antes de), (fecha|f|cita|dia|hora|reserva) (de|en|) muelle, cita muelle (el|),
      (necesidad|se necesita|necesario|necesita) (para el|para|el), plazo (solicitado|pedido|requerido|deseado), cita (de|) (descarga|entrega), fecha (de|) cita, fecha (a|de|por) atender, fecha (de|) atencion, fecha hora (de|) entrega, fecha y hora (de|) entrega,
      (plazo|entrega|plazo entrega|plazo ejecucion|suministro) (antes del|antes de|hasta el|maximo),
      (inicio|fecha inicio) (suministro|servicio|obra|entregas|descarga), fecha (evento|acto|servicio|celebracion|montaje),
      dia (entrega|evento|acto|servicio), (inicio|comienzo) (previsto|de los trabajos|trabajos),
      (recibir|necesario|necesitado|servir|a bordo) (antes de|antes del|para|para el|el),
      (entrada|llegada) (en|a) (plataforma|almacen|deposito|tienda), (fecha|f) (prometida|comprometida|compromiso),
      fecha (entrega|entrega prevista|entrega (productos|bienes|materiales|mercancia)|recepcion (esperada|prevista|solicitada)|prevista|
        solicitada|requerida|deseada|recepcion|prevista entrega|solicitada entrega|entrega solicitada|de necesidad|entrega requerida|
        entrega deseada),
      (entrega|entregar|recepcion|servir) (el|prevista|solicitada|deseada|para el|antes del|antes de|), plazo (entrega|), f entrega,
      (servir|entregar|suministrar|descargar|recibir) (el|) dia, para el dia, entrega prevista el, para entregar el, dia entrega, (dia|fecha) (reparto|de reparto), fecha servicio, entregar el,
      fecha suministro, fecha solic, suministrar el, fecha de entrega, llegada prevista, llegada esperada, fecha sol, fecha solicitada,
      fecha prevista de llegada, entrega antes de, fecha (limite|estimada|acordada|confirmada|maxima|deseada|solicitada) (de|) entrega,
      (se requiere|requerido|requerida|necesario) para (el|), fecha (necesidad|ent|llegada|esperada|estimada|de llegada),
      entrega (deseada|requerida|estimada), (f|fecha) ent (prevista|solicitada|)
    `,
    date: `
      lugar y fecha (de expedicion|de emision|expedicion|emision|), fecha y lugar (de expedicion|de emision|), fecha, fecha emision, emitida el, enviada el, emitido el, expedido el, fechada el, fecha expedicion, emision, fecha documento, expedida el, fecha y hora, dia, expedicion,
      fecha de alta, emitida, emitido
    `,
    other_date: `
      fecha (de|) devolucion, fecha (fra|factura|documento) (original|rectificada|origen), fecha original, (fecha|) (vto|vencimiento) (de|del|) cae,
      fecha inicio actividades, inicio actividades, fecha certificacion, fecha y hora (de|) certificacion, fecha timbrado, fecha resolucion,
      fecha (albaran|operacion|contrato|devengo|salida|impresion|nacimiento|inicio|fin|prestacion|servicio|valor|registro),
      (documento|) (generado|impreso) el, periodo (del|de facturacion|facturado|facturacion|), periodo, valido hasta, impreso el, recibido (el|), fecha de operacion, desde,
      hasta, entrada, salida
    `,
    start_time:
      'hora inicio (entrega|recepcion|), hora desde, hora inicial, inicio entrega, hora minima, hora apertura, hora comienzo, hora (de|) (muelle|descarga|cita), (recepcion|descarga|muelle|entrega) desde',
    end_time:
      'hora fin (entrega|recepcion|), hora hasta, hora final, fin entrega, hora limite (entrega|), hora maxima, hora cierre, hora finalizacion, (recepcion|descarga|muelle|entrega) hasta (las|)',
    delivery_time: `
      horario (muelle|almacen|cocina|de muelle), (hora|horario) (de la|de|) cita, cita,
      (horario|horarios|hora|horas|franja|franja horaria|tramo|ventana) (entrega|recepcion|descarga|de entrega|de recepcion|horaria|),
      entregar entre, entrega entre, horario muelle, recepcion mercancia, horario almacen, entre las, entre
    `,
    supplier: `
      en nombre de, en nombre y por cuenta de, debe a,
      (proveedor|remitente|exportador|arrendador|al soporte|vendedor|emisor|expedidor|prestador|empresa (emisora|proveedora|vendedora)|datos proveedor|datos emisor|suministrador|
        adjudicatario|vendido por|facturado por|razon social proveedor|datos empresa|datos vendedor|nombre proveedor|datos del proveedor|
        emisor factura),
      (pedido|orden) (dirigido|dirigida) a, (comprar|encargado) a, contratista
    `,
    customer: `
      (escuela|colegio|empresa|centro|club|tienda) (o|u) (empresa|institucion|organizacion|entidad|escuela|colegio|centro|organismo),
      armador (facturado|pagador|), explotador (facturado|pagador), explotador de la aeronave, propietario (de la|) (embarcacion|aeronave),
      (organizacion|entidad|universidad|sociedad) compradora, factura (destinada|dirigida) a, sociedad (compradora|solicitante|), empresa (compradora|solicitante|receptora|adquirente|contratante|facturada),
      (direccion|domicilio|datos) (factura|facturacion) (y|e) (envio|entrega),
      (direccion|domicilio|datos) (envio|entrega) (y|e) (factura|facturacion), apellido y nombre razon social, apellido y nombre,
      nombre o razon social, nombre receptor, nombre razon social,
      vendido a, (centro|establecimiento) que solicita,
      (cliente|comprador|facturar a|facturar a nombre|facturar a nombre de|factura a nombre de|(factura|facturar) a favor (de|)|a nombre de|factura emitida a|arrendatario|
        factura a|facturado a|datos cliente|datos facturacion|direccion facturacion|datos del cliente|destinatario factura|receptor|
        datos fiscales cliente|facturacion|cobrar a|razon social|nombre cliente|datos del receptor|datos comprador|direccion cliente|titular|
        titular contrato|dirigido a|establecimiento|organismo|unidad ejecutora|entidad contratante|entidad compradora|entidad solicitante|
        dependencia|demandante|direccion fiscal|domicilio fiscal|nombre fiscal|datos de facturacion|organo gestor|direccion de factura),
      receptor, datos del cliente y facturacion, datos (fiscales|facturacion|factura|destinatario|adquirente|receptor),
      (cliente|domicilio|informacion|direccion) (facturacion|factura|fiscal|cliente), informacion (cliente|comprador),
      (remitir|enviar|dirigir|emitir) (la|) (factura|facturas) a, adquirente
    `,
    delivery: `
      (obra|almacen|tienda) entrega, entrega (obra|almacen),
      (entregar|enviar) (todos los|los) (articulos|productos) (a|en),
      (tienda|centro|establecimiento|restaurante|almacen|local) (a entregar|de entrega|destino|receptor), entrega y facturacion, facturacion y entrega,
      dejar (en|), (punto|lugar) de (dejada|deposito), (entregar|enviar) (todo|toda la mercancia|la mercancia|todos los bultos) (en|a),
      (mercancia|mercancias|material|articulos) (enviada|enviadas|entregada|entregadas|enviado|entregado|enviados|entregados) a,
      lugar (evento|acto|servicio|celebracion|prestacion|realizacion|trabajo|trabajos), descarga, descarga en, lugar descarga,
      punto descarga, (plataforma|almacen|centro|deposito) (entrega|destino|receptor),
      (direccion|domicilio|datos) (factura|facturacion) (y|e) (envio|entrega),
      (direccion|domicilio|datos) (envio|entrega) (y|e) (factura|facturacion), (punto|lugar|muelle) descarga, direccion (obra|de la obra),
      (lugar|direccion) & (trabajos|ejecucion|intervencion|prestacion|obra),
      (direccion|lugar|datos|punto|domicilio|centro|sitio) & (entrega|envio|recepcion|descarga|suministro|despacho),
      (entregar|enviar|entrega|envio|remitir|servir|expedir) (a|en|al), direccion envio, consignatario, destinatario, destino, mercancia a,
      entrega, envio, (entrega|entregar|suministro|servir) (en|a pie) obra, entrega a pie de obra, lugar obra, direccion de entrega,
      lugar de entrega, receptor mercancia, siguiente direccion, direccion siguiente, direccion habitual, entregar mercancia en,
      (sirvase|sirvanse|rogamos|rogamos nos) (entregar|entreguen|suministrar|suministren|enviar|envien|servir|sirvan) (a|en), entregar la mercancia en, entregar en,
      (lugar|almacen|centro|direccion|punto) (destino|de destino|entrega|de entrega|recepcion), (despachar|remitir|servir|expedir) (a|en),
      (envie|enviese|envielo|despachese|remitase|entreguese) (a|en)
    `,
    other_party: `
      representante fiscal, agencia, direccion envio factura, direccion (de|) envio (de|) factura, envio factura, transportista, factor,
      tercero, pagador, fabricante, agente (de|) aduanas, despachante (de|) aduana
    `,
    addressee: 'sr sra, senor es, sr es, sres, senores, muy senores nuestros, a, para, a la atencion, att, atencion',
    buyer_person: `
      (su|tu) nombre (completo|), nombre (de|) (quien|quienes) (solicita|pide|hace el pedido), nombre (de la|) persona que (solicita|pide),
      (persona|empleado|funcionario|tecnico) que (tramita|solicita|pide|gestiona|realiza el pedido|hace el pedido|autoriza), (tramita|tramitado por|gestiona|gestionado por),
      (contratado|reservado) por, jefe recambios, su interlocutor, su interlocutora, (jefe|jefa) (de|) economato, economo, economa,
      gestor (trafico|compras|pedido), gestora (trafico|compras|pedido), persona que (pide|solicita|realiza|hace) (el pedido|),
      contacto (agencia|cliente|comprador|compras), pedido (hecho|tomado) (por|a), (hecho|encargado) por, autoriza, autorizado por,
      solicita, (prepara|redacta|tramita) (el|la|) (pedido|orden), emitida por, responsable del contrato, (autor|autora|creador) (pedido|orden|), supervisor (de contrato|del contrato|),
      (jefe|jefa|encargado|encargada) (taller|compras|cocina|almacen|planta), (farmaceutico|farmaceutica|enfermera|cocinero) responsable,
      aprovisionador, aprovisionadora, gobernanta, gobernante, expedida por, gestor (stock|compras|aprovisionamiento), (tecnico|tecnica) (responsable|),
      responsable (contrato|tecnico|departamento|unidad|pedidos), jefe (almacen|cocina|servicio), persona responsable, tramitador,
      encargada, persona que solicita,
      (pedido|solicitado|realizado|emitido|comprado|autorizado|preparado|hecho|tramitado|elaborado|confeccionado|firmado|pedido realizado|
        gestionado|encargado) por,
      (comprador|solicitante|peticionario|responsable|persona contacto|contacto|responsable compras|responsable pedido|gestor|
        nombre solicitante|comprador medios|persona de contacto|interlocutor|su contacto|nuestro contacto|persona solicitante|atendido por|
        jefe compras|contacto oc|contacto compra|contacto orden|elaboro|hizo|formulo|solicito|solicita|pidio|pide|encargo|encarga|planificador|planificadora|
        compradora),
      (elaborada|realizada|emitida|solicitada|preparada|autorizada|tramitada|confeccionada) por,
      de, persona contacto (telefono|tel|tfno), comprador telefono, representante (compra|compras),
      (nombre|contacto) (comprador|compras|del comprador|solicitante), (creado|ordenado|aprobado) por, comprador a,
      (resp|responsable|encargado|encargada|jefe|jefa|tecnico|gestor|gestora) (compras|de compras|pedido|pedidos), usuario solicitante
    `,
    contact_person: '(contacto|persona contacto|su contacto|atendido por|comercial|su gestor|dudas|atencion cliente|persona de contacto)',
    department: `
      unidad organizativa, area (gestora|proponente|promotora),
      sector,
      punto (de|) venta,
      (dependencia|oficina|secretaria|direccion|gerencia) (solicitante|usuaria|requirente|peticionaria),
      (concejalia|negociado|delegacion) (servicio|area|), (concejalia|servicio|area|departamento) (peticionaria|promotor|promotora),
      centro gestor, organo gestor servicio, (servicio|unidad|organo) (gestor|gestora|promotor|promotora), (departamento|dpto|depto|dept|servicio|seccion|area|unidad|division|servicio peticionario|unidad solicitante|centro peticionario|
        departamento solicitante|servicio solicitante|unidad peticionaria|unidad funcional|area (solicitante|requirente|usuaria)|
        (area|seccion|departamento) (o|u|y) (servicio|unidad)|
        unidad (compra|requirente|usuaria|de compra)),
      (dpto|depto|dept|departamento|seccion|centro|unidad|area|division) (solicitante|peticionario|peticionaria|compras|de compras|negocio|
        de negocio)
    `,
    net: `
      (total|subtotal|importe|honorarios) sujeto a (iva|impuesto),
      (total|importe|importe total|valor) (pedido|orden|oferta|) iva no incluido, monto neto, importe neto gravado, neto gravado,
      valor neto, total gravado, op gravada, monto afecto, total bruto,
      (total|subtotal|valor|importe|monto) (excluido|excluidos|excluyendo|sin incluir) (de|) (iva|i v a|igv|impuestos),
      (base|total|importe|suma|subtotal|valor) (imponible|neto|bruto|base|sin iva|sin impuestos|s iva|bi|antes de iva|antes de impuestos|
        antes impuestos|neta|mercancia|sin i v a),
      base imponible, total base imponible, subtotal, importe neto, total neto, total sin iva, suma importes, neto, importe sin iva,
      total bruto, base, bases imponibles, importe bruto, total bases, total pedido sin iva, importe base, total antes de impuestos,
      total antes de iva, total base, base total, total importe neto, sub total, importe total sin iva, total parcial, suma base imponible,
      valor venta, v venta, total valor venta, op gravada, operacion gravada, total gravado, neto afecto, monto neto,
      (total|) prima neta
    `,
    tax: `
      impuesto (sobre|) primas (seguro|seguros|), total impuestos repercutidos, impuestos repercutidos, monto iva, iva debito fiscal,
      (total|cuota|importe|cuotas|) (iva|i v a|igv|i g v|impuestos|igic|iva repercutido|impuesto|itbis|isv) (total|), cuota iva, total iva,
      importe iva, cuota, total impuestos, total cuotas, iva soportado, importe impuestos, impuestos trasladados, cuota iva total,
      total cuota iva, total cuota, importe del iva, (importe|suma) total (iva|impuestos), impuesto sobre el valor anadido,
      impuesto sobre valor anadido, iva (aplicado|repercutido|total)
    `,
    gross: `
      monto total, total a pagar documento,
      (total|importe|suma|valor) (factura|pedido|con iva|iva incluido|total|general|a facturar|con impuestos|orden|compra|documento|
        bruto con iva|fra|impuestos incluidos|iva inc|iva incl|incl iva|incluido iva|i v a incluido),
      total factura, importe total, total, total con iva, total iva incluido, total pedido, total general, importe factura, importe con iva,
      total eur, total euros, total factura con iva, total con impuestos, total orden, importe total con iva, total importe, precio total
    `,
    due: `
      queda por pagar, cantidad (adeudada|debida), total anticipo, anticipo a pagar, importe (del|) anticipo, total a ejecutar,
      (total|importe|liquido|neto|saldo|cantidad|resto|importe total) (a pagar|pendiente|a percibir|a abonar|a ingresar|pendiente de pago|
        por pagar|adeudado|a cobrar|debido),
      total a pagar, liquido a percibir, importe a pagar, saldo pendiente, pendiente de pago, a pagar, saldo, total liquido, neto a pagar,
      total pendiente, liquido, resto a pagar, liquido a pagar, importe liquido, importe adeudado
    `,
    paid: `
      pagada,
      (pagado|anticipo|anticipos|entregado|a cuenta|entrega a cuenta|pagos|pago a cuenta|senal|importe pagado|cobrado|abonado|
        entregas a cuenta|total pagado|ya pagado|pagado a cuenta|deposito|anticipo recibido|menos anticipo),
      (importe|cantidad|total) (cobrado|cobrada|abonado|abonada|anticipado|anticipada|pagado|pagada|entregado|entregada),
      (menos|) (provision|provisiones) (de|) fondos (recibida|recibidas|entregada|aplicada|),
      (prepago|suma anticipos|pagos (recibidos|realizados|anticipados|a cuenta)), pago (recibido|anticipado)
    `,
    other_amount: `
      (suma|total) de (las|) (lineas|partidas),
      (importe|total|) otros (tributos|impuestos), importe (reclamado|retenido),
      (total|suma|importe|) (a la pagina siguiente|a la siguiente pagina|pagina siguiente|siguiente pagina|a la hoja siguiente|
        a la siguiente hoja),
      (total|suma|) (de la pagina anterior|pagina anterior|hoja anterior), total impuestos retenidos, impuestos retenidos, retencion irpf,
      total retenciones,
      (portes|transporte|envio|gastos|gastos envio|descuento|dto|descuento pronto pago|dto pp|importe descuento|total descuento|descuentos|
        recargo|recargo equivalencia|r e|retencion|irpf|retencion irpf|suma anterior|suma y sigue|importe bruto antes de descuento|redondeo|
        suplidos|embalaje|seguro|tasas|total unidades|precio unitario|precio|suma sigue|anterior|total bultos|importe retencion|comision|
        bonificacion)
    `,
    currency: 'moneda, divisa, (importes|precios) (expresados|) en, tipo moneda',
    vat_id: `
      rnc, rnc (no|), nrc, nit,
      (nif iva|no iva|no identificacion iva|nif intracomunitario|id iva|no iva intracomunitario|nif comunitario|vat no|
        no operador intracomunitario|identificacion fiscal|no identificacion fiscal),
      (nif|cif) (no|emisor|proveedor|vendedor|vat), codigo fiscal, (nif|cif) (del|) (emisor|proveedor)
    `,
    company_id: `
      (ruc|rut|nit|cuit|rfc|rnc) (emisor|vendedor|proveedor),
      id fiscal vatin, id (fiscal|impuesto|impuestos|tributario), identificador fiscal, (rfc|ruc|nit|rut|cuit) (emisor|proveedor|vendedor),
      (nif|cif|nif cif|cif nif|n i f|c i f|r f c|n i t|r u c|r u t|c u i t|dni|rfc|nit|ruc|rut|cuit|ruc no|r u c no|dni nif|nif dni|cedula|
        nif vat|cif vat|ruc dni|dni ruc|rut dni|dni cuit|cuit dni|nit cc|cc nit|nit (o|) cedula|ruc (o|) cedula|cedula (o|) ruc|ruc ci|ci ruc|nif nie|dni nie|no fiscal|rif|c i f nif|n i f c i f|identificacion tributaria)
    `,
    other_id: `
      (rfc|ruc|nit|rut|cuit) (receptor|cliente|comprador|adquirente),
      (registro mercantil|inscrita|inscrito|tomo|folio|hoja|rea|r e a|cif cliente|nif cliente|su nif|su cif|nif comprador|rgseaa|
        registro sanitario|nif cif cliente|inscripcion)
    `,
    iban: '(cuenta|no|codigo|) iban (no|), iban cuenta',
    bic: '(codigo|) (bic|swift|bic swift|swift bic) (codigo|)',
    account: `
      (no|) (cuenta|cta|c c c|ccc|cuenta corriente|cta cte|cuenta bancaria|cuenta no|no cuenta|cuenta cargo|clabe), clabe interbancaria,
      clabe, cuenta clabe, no cuenta clabe
    `,
    sort_code: 'entidad oficina, sucursal, oficina',
    bank: '(banco|entidad|entidad bancaria|nombre banco|domiciliacion|entidad financiera)',
    bank_heading: `
      (datos|coordenadas|cuenta|informacion) (bancarios|bancarias|bancaria|para el pago|pago|de pago|transferencia|de la cuenta),
      ingresar en cuenta, transferencia a, pago por transferencia a, cuenta para transferencia, ingreso en cuenta, domiciliacion bancaria,
      transferencia bancaria a, cuenta abono, abonar en cuenta, datos pago, ingresar en
    `,
    payment_terms: `
      forma y plazo (de|) pago,
      (condicion|condiciones|cond) venta, cond pago, cond (de|) (pago|venta),
      (condiciones|plazo|terminos|plazos|condicion) (pago|de pago|cobro), condiciones pago, terminos pago, plazo pago, condiciones de pago,
      pago a, plazo de pago, condiciones, terminos, plazo, condiciones (credito|cobro), vencimientos y forma
    `,
    payment_method: `
      (forma|medio|modo|metodo|tipo|modalidad) & (pago|cobro), pago (por|mediante|con), pagado con, forma pago, forma de pago, pago,
      f (de|) pago, (formas|medios|modos) (de|) pago, via pago
    `,
    note: `
      (comentarios|comentario|observaciones|instrucciones|notas|nota|mensaje) (al|para el|para|del) (proveedor|vendedor),
      (instrucciones|notas) (al|para el) arrendador, mensaje (de la tienda|del cliente|del comprador), (texto|textos) (pedido|cabecera|del pedido|libre),
      (observaciones|notas|comentarios) (taller|del taller|tecnico|del tecnico|mecanico|del mecanico),
      (instrucciones|comentarios|comentario|mensaje|notas) (cliente|del cliente|proveedor|al proveedor|para proveedor|para el proveedor),
      (observaciones|notas|nota|comentarios|comentario|instrucciones|indicaciones|informacion adicional|instrucciones entrega|
        instrucciones de entrega|glosa|notas pedido|observacion|aclaraciones|instrucciones especiales|aviso|avisos|importante|mensaje|
        notas adicionales|obs)
    `,
    phone:
      'atencion (al cliente|cliente|clientes), por telefono, servicio (al cliente|de atencion al cliente), (tel|fono|fonos|pbx|tlf|tfno|telefono|tfn|telf|tf|movil|t|tlfno|telefonos|tels|centralita)',
    fax: '(fax|telefax)',
    email: '(e mail|email|mail|correo|correo electronico|c electronico|correo e)',
    web: '(web|pagina web|sitio web|www|internet)',
    other_text: `
      (importe|total|monto) en letras, (condiciones|condicion) (envio|entrega), metodo pedido, descripcion, concepto, cantidad, articulo, asunto,
      importe en letra, son, condiciones generales, tipo iva, tipo impositivo, tipo, firma, firma y sello, conforme, referencia, ref, dudas,
      precio unitario, unidades, resguardo pago, vo bo, iva pct, uds, detalle, nombre orden compra, nombre orden, reviso, autorizo, aprobo, entrego, recibe (el|) proveedor, (recibi|recibido) conforme, estado, estatus, status,
      estado (pago|pedido|orden), situacion
    `,
    party_postcode: 'codigo postal, c p, cp',
    party_town: 'comuna, poblacion, ciudad, localidad, municipio',
  },
  weak: {
    note: 'acceso',
    start_time: 'inicio, desde las',
    end_time: 'fin, hasta las',
    invoice_number:
      'no no, no, ref, referencia, nuestra (ref|referencia), n ref, factura, abono, documento, numero, folio, serie, factura venta, nota credito',
    order_number: `
      (su|vuestro) pedido (no|),
      (no|ref) & (os|ot|o s|o t), no fecha, expediente, no expediente, no, ref, referencia, nuestra (ref|referencia), n ref, pedido, orden compra, orden insercion,
      orden publicidad, orden suministro, hoja pedido, numero, (documento|doc|serie|serie y|comprobante) no, no (documento|doc|comprobante),
      folio, numero no, pedido compra, orden pedido, nota pedido, oc, no (version|revision)
    `,
    customer_number: 'cliente, cuenta, su cuenta, nuestra cuenta, su codigo, abonado',
    due_date: 'vencimiento, antes, pagar, vto',
    delivery_date: `
      entrega (en|) (obra|almacen|planta|tienda|cocina|destino) (el|),
      antes del, antes de, para el, inicio, dia, prevista, previsto, fecha intervencion, fecha ejecucion, fecha trabajos, fecha servicio, entrega, entregas, despacho, plazo,
      para el, recepcion, suministro, necesario, requerido
    `,
    order_date: 'emitido, emision',
    customer: 'importador, optica, clinica, nombre, empresa, solicitante, peticionario',
    delivery_time: 'horario, horas',
    buyer_person:
      'solicitado, solicitada, (pedido|solicitud) (hecho|hecha) por, hecho por, optico, optica titular, grupo compras, grupo de compras, a la atencion (de|), (jefe|jefa|encargado|encargada) obra, contacto, nombre, por, firmado, fdo, responsable, gestor',
    delivery: 'lugar, obra, entregar, enviar',
    department: 'laboratorio, unidad, centro, centro (coste|costes|costo|costos), direccion, equipo, grupo',
    vat_id: 'iva',
    gross: 'la suma de, suma total, suma, valor total, total pagado',
    net: 'honorarios, nuestros honorarios, importe, base, valor, mercancia, suma',
    bank: 'banco',
    due: 'pendiente',
    supplier: 'distribuidor, distribuidora',
    payment_terms: 'condicion',
  },
  titles: {
    invoice: `
      recibo prima (seguro|), (tu|su) factura, (boleta|recibo|nota|comprobante|factura) (honorarios|por honorarios), boleta honorarios electronica,
      boleta (electronica|venta|venta electronica|ventas y servicios), (cuenta|nota|documento) cobro,
      (fra|fact|fac|f) simplificada, factura simplificada cualificada, (fra|fact|fac) (rectificativa|rectif|venta|proforma|electronica), factura simpl,
      (factura|factura venta|factura rectificativa|factura simplificada|abono|nota credito|nota abono|factura proforma|nota cargo|minuta|
        recibo|su factura|e factura|efactura|factura electronica|factura electronica venta|factura exportacion|nota credito electronica|nota debito|cfdi|
        factura ordinaria|factura completa|liquidacion|ticket|carta pago|autoliquidacion|autofactura|factura recapitulativa|nota honorarios|
        minuta honorarios|recibo comunidad|certificacion obra|certificacion obras)
    `,
    work_order: `
      (formulario|formato) (pedido|pedidos|orden|orden compra|orden pedido),
      (compra|compras) (pedido|orden), orden (impresion|fabricacion|produccion), (pedido|orden|contrato pedido) (subcontrata|subcontratacion|obra|alquiler|servicios|suministro),
      (guia|plantilla|cuadro) (pedido|pedidos) (semanal|diario|diaria|), contrato pedido, pedido a subcontratista, orden (reparacion|encargo|carga|transporte), pedido transporte,
      (pedido diario|reposicion proveedor|lista pedido|lista compra|vale obra|pedido obra|pedido reaprovisionamiento|pedido reposicion|
        orden insercion|orden trabajos|pedido|hoja pedido|orden compra|orden compra guia internamiento|orden compra y servicio|orden compra (yo|o) (servicio|servicios)|orden (compra|compras) bienes o servicios|pedido compra|
        orden pedido|nota pedido|pedido proveedor|solicitud pedido|solicitud compra|pedido a proveedor|orden trabajo|orden suministro|
        orden servicio|nuestro pedido|hoja de pedido|propuesta pedido|peticion material|vale pedido|pedido abierto|orden publicidad|
        orden compra publicidad|orden de insercion|orden compra abierta|pedido programado|programa entregas|orden)
    `,
    seller_order: `
      confirmacion (pedido|orden|orden compra|compra|su pedido), (acuse|acuse recibo|aceptacion|recepcion) (pedido|orden|orden compra),
      (presupuesto|oferta|cotizacion|pedido venta|orden venta|pedido cliente|pedido confirmado)
    `,
    request: '(solicitud|peticion) (presupuesto|cotizacion|oferta|precios|de presupuesto|de cotizacion|de oferta|de precios)',
    other: `
      (albaran|nota entrega|extracto|extracto cuenta|recordatorio|contrato|tarifa|lista precios|curriculum vitae|nomina|acta|informe|
        reclamacion|certificado|condiciones generales|menu|carta),
      condiciones generales (compra|venta|de venta|de compra|contratacion)
    `,
  },
  stopWords: `
    el la los las de del y un una para por con en es son su nuestro nuestra que se no al a o fecha factura pedido importe total iva base
    cantidad precio descripcion pago vencimiento entrega direccion cliente numero sera todo retraso condiciones cuenta pagina entre desde
    sobre dias forma observaciones
  `,
  parts: {
    number: 'no codigo cod ref referencia id identificador num clave folio serie',
    day: 'fecha dia f fec fch',
    on: 'el',
    invoice: 'factura facturas facturacion facturar fact venta',
    order: 'pedido pedidos orden oc compra compras encargo ped',
    customer: 'cliente clientes cuenta abonado comprador socio clte adquirente',
    supplier: 'proveedor proveedores emisor vendedor prov prestador',
    delivery: 'entrega entregar recepcion recibir llegada ent',
    wish: 'deseada deseado prevista previsto solicitada solicitado requerida requerido pedida esperada estimada programada compromiso',
    due: 'vencido vencida adeudado adeudada debido debida pendiente vencimiento vence limite exigible pagadero',
    payment: 'pago pagos pagar abonar cobro liquidar',
    amount: 'total totales importe importes suma monto valor general imp tot',
    subtotal: 'subtotal sub',
    net: 'neto neta imponible',
    gross: 'bruto',
    tax: 'iva impuesto impuestos igic cuota',
    without: 'sin antes excluido excl',
    within: 'con incluido incluida incluidos inc incl',
    place: 'direccion lugar punto domicilio destino dir',
    details: 'datos informacion nombre razon',
    method: 'medio modalidad forma metodo via tipo instrumento',
    terms: 'condiciones plazo plazos',
    until: 'hasta antes',
    filler: `
      de del la las los a en y para nuestro nuestra su sus n s documento base liquido emision expedicion realizado realizada emitida emitido
      euros eur euro nos mercancia el electronica hora social
    `,
    charge: 'descuento descuentos portes recargo recargos retencion retenciones irpf envio embalaje redondeo',
    else: `
      expiracion contrato contratos proyecto obra oferta presupuesto cotizacion licitacion expedicion envio seguimiento mandato serie lote
      tarjeta licencia terminal tienda almacen ruta expediente ticket transaccion caducidad validez cancelacion anulacion impresion
    `,
  },
}
