import type { Vocabulary } from './vocabulary.ts'

export const pt: Vocabulary = {
  language: 'pt',
  labels: {
    party_name: 'nome, filial, razao social, denominacao, firma',
    party_address: 'morada, endereco, sede',
    invoice_number: `
      (conta|nota) (pensao|estadia) no,
      no data, no e data, nf e no, no nf e, no nota, (no|numero|ref) & (fatura|factura|documento|nota credito|nota fiscal|nf), fatura (no|recibo no),
      fatura recibo, nota fiscal no
    `,
    order_number: `
      pedido cliente (no|), v encomenda, ref (do|) cliente, vossa encomenda (no|), encomenda cliente, n o da encomenda,
      (no|numero|ref) & (encomenda|pedido|ordem compra|requisicao|nota encomenda|pedido compra),
      (vossa|sua|v) (encomenda|ref encomenda|requisicao), seu pedido, encomenda, ordem compra, pedido, v encomenda no,
      (nossa|n) encomenda (no|), n ref encomenda
    `,
    customer_number:
      'depositante (no|), (no|numero|codigo) depositante, (no|cod|codigo|conta|ref) & cliente, nosso no cliente, codigo cliente',
    supplier_number: '(no|cod|codigo) & fornecedor',
    reference: '(vossa|sua|v) (ref|referencia)',
    other_number: `
      (enviar|enviado|envio) por, (ordem venda|pedido cotacao) no, pagina, pag,
      (guia|guia remessa|guia transporte|contrato|projeto|projecto|obra|lote|vendedor|armazem|atcud|matricula|transportadora|
        natureza operacao|chave acesso|inscricao estadual) (no|)
    `,
    invoice_date: '(conta|fatura|) (fechado|fechada) (em|a), data (fatura|factura|documento|emissao fatura|da fatura)',
    order_date: 'data (encomenda|pedido|ordem|requisicao|da encomenda|do pedido), enviado',
    due_date: `
      (data|) (vencimento|limite pagamento|pagamento), (pagar|pagamento) (ate|antes|antes de), vence em, vencimento,
      data (venc|vcto|limite), vcto, (vencimento|vence) (a|em), a pagar ate, prazo pagamento ate
    `,
    delivery_date: `
      (requerido|requerida|necessario|necessaria|pretendido) (na|no|em) (base|obra|estaleiro|armazem|escala|porto),
      para quando (o|a|os|as|) (precisa|pretende|necessita|deseja), (quando|ate quando) (o|a|os|as|) precisa,
      a bordo (ate|antes de), data (cais|doca|descarga), (marcacao|agendamento) (de|) (cais|doca|descarga), em (loja|armazem) (em|a|ate), necessario (para|ate|em),
      requerido (por|para|em), data (evento|servico), data (limite|desejada|solicitada) (entrega|de entrega), entregar a partir de,
      (data|prazo) (entrega|prevista entrega|pretendida|prevista|entrega prevista|de entrega), entregar (ate|em|a),
      entrega (em|a|ate|prevista|pretendida), (data|prazo) (entrega|) (pretendida|solicitada|requerida|prevista|desejada|limite),
      data (rececao|recepcao|fornecimento|requerida), entrega (solicitada|desejada|requerida)
    `,
    date: 'local e data (emissao|), data e local, data, data emissao, emitida em, emitido em, enviada em, data documento, emissao',
    other_date: 'data (de|) devolucao, recebido em, data (guia|contrato|carga|impressao|inicio|saida), periodo, valido ate, hora carga',
    start_time: 'hora inicio (entrega|), hora de inicio',
    end_time: 'hora fim (entrega|), hora de fim',
    delivery_time:
      'horario (rececao|recepcao|armazem), (horario|hora|janela) (entrega|rececao|recepcao|descarga|), entregar entre, entre as',
    supplier: `
      ao fornecedor, deve a, vendido por, em nome de, em nome e por conta de, dados transmitente bens ou prestador servicos,
      dados (prestador|transmitente|emitente), (fornecedor|vendedor|exportador|emitente|prestador|remetente|credor|favorecido), (morada|nome|dados|endereco) fornecedor,
      encomendar a
    `,
    customer: `
      (escola|empresa|clube|loja) ou (empresa|instituicao|organizacao|entidade|escola|clube),
      armador (faturado|), proprietario (embarcacao|aeronave), operador (faturado|pagador),
      (facturar|faturar) para, dados adquirente bens ou servicos,
      (endereco|morada) (faturacao|faturamento|fatura|facturacao) e (envio|entrega|expedicao),
      (endereco|morada) (envio|entrega) e (faturacao|faturamento|fatura), nome razao social, tomador do servico, dados do tomador,
      (cliente|comprador|fatura em nome de|locatario|faturar a|cobrar a|faturado a|destinatario fatura|tomador|dados cliente|
        morada faturacao|adquirente|endereco cobranca|sacado),
      (morada|endereco|dados) (faturacao|facturacao|cliente|comprador|adquirente|fiscais), dados (para|) (o|a|) (faturacao|facturacao|faturamento),
      (enviar|remeter) fatura (para|a), entidade (adjudicante|compradora), (fatura|emitida) (para|a), facturar a, facturado a
    `,
    delivery: `
      (obra|estaleiro|loja) (entrega|local entrega),
      (endereco|morada) (faturacao|faturamento|fatura|facturacao) e (envio|entrega|expedicao),
      (endereco|morada) (envio|entrega) e (faturacao|faturamento|fatura),
      (local entrega|entrega em obra|local obra|morada entrega|endereco entrega|entregar em|enviar para|local descarga|destinatario|destino|
        entregar a|morada envio|entrega em),
      (morada|endereco|local) (envio|descarga|destino|entrega), (morada|endereco) para entrega, dados (para|) (a|) entrega, entregar (em|a|no|na)
    `,
    addressee:
      '(ex|exmo|exmos|ex mo|ex mos|exma|exmas) (s|sr|sr s|srs|senhor|senhores|sra|senhora|senhoras), (exmo|ex mo) s sr s, exmos, para, a, a atencao, a (firma|empresa)',
    buyer_person: `
      (o|) (seu|teu) nome (completo|), nome (de|) quem (pede|encomenda|solicita),
      representante (compra|compras), autor (encomenda|pedido), requerente, contacto encomenda, emissor, pedido por,
      (encomendado por|solicitado por|pedido por|requisitante|comprador|contacto|contato|responsavel|elaborado por|emitido por|emitida por|
        requisitado por|de),
      pessoa contacto, (criado|preparado|autorizado) por, (responsavel|contacto|contato) compras, responsavel pela encomenda
    `,
    contact_person: '(contacto|contato|responsavel)',
    department: `
      unidade organica, orgao, unidade requisitante, (departamento|dpto|servico|seccao|setor|direcao|unidade|centro custo),
      (departamento|servico|seccao|direcao|unidade|dep) (requisitante|requerente|comprador), dep, divisao, area
    `,
    net: `
      mercadoria servicos, valor total produtos, valor total dos produtos,
      (subtotal|total iliquido|total liquido|base tributavel|valor liquido|total sem iva|incidencia|total mercadoria|base calculo|
        total sem impostos|base incidencia|iliquido|valor sem iva|total s iva),
      (total|) premio (liquido|comercial)
    `,
    tax: 'tributos, (iva|total iva|valor iva|imposto|total imposto|total impostos|impostos|montante iva|icms)',
    gross: `
      (valor|total) (do|) empenho, valor total nota, valor total da nf e, valor liquido da nota,
      (total|total fatura|total documento|valor total|total com iva|total geral|total encomenda|total a faturar|total pedido|
        total iva incluido|total c iva|valor total da nota|montante total)
    `,
    due: `
      (valor|montante|total) (devido|em divida|em aberto),
      (pendente|valor pendente|total pendente|saldo devedor|total a pagar|valor a pagar|a pagar|saldo|montante a pagar|valor em divida|
        a receber)
    `,
    paid: '(pago|adiantamento|sinal|ja pago|valor pago)',
    other_amount:
      '(portes|transporte|desconto|frete|retencao|descontos|arredondamento|seguro|despesas|total descontos|a transportar|transporte anterior)',
    currency: 'moeda, divisa',
    vat_id: '(no iva|vat|nif iva|no identificacao fiscal), no iva, contrib no, nif (no|emitente), nif emitente',
    company_id: 'id fiscal (vatin|), (nif|nipc|contribuinte|no contribuinte|contribuinte no|cnpj|cpf|no fiscal|n contribuinte)',
    other_id: `
      id fiscal cliente (vatin|), v contribuinte,
      (capital social|conservatoria|registo comercial|matriculada|nif cliente|v no contrib|vosso contribuinte|inscricao)
    `,
    iban: 'iban (no|)',
    bic: '(bic|swift|bic swift)',
    account: '(conta|nib|conta bancaria|no conta)',
    bank: 'banco',
    bank_heading: '(dados bancarios|dados para pagamento|transferencia para|coordenadas bancarias|dados pagamento)',
    payment_terms:
      '(condicoes pagamento|condicao pagamento|prazo pagamento|termos pagamento|cond pagamento), (condicoes|condicao|cond) pag, termos',
    payment_method: '(forma pagamento|modo pagamento|meio pagamento|metodo pagamento), (formas|meios|modos) pagamento, pagamento por',
    note: 'mensagem (da loja|do cliente), (observacoes|notas|nota|obs|comentarios|instrucoes|informacoes complementares|informacoes adicionais)',
    phone: '(tel|telef|telefone|telemovel|tlm|fone|celular)',
    fax: 'fax',
    email: '(e mail|email|mail|correio eletronico)',
    web: '(site|web|website)',
    other_text:
      'situacao, estado, valor por extenso, total por extenso, descricao, designacao, quantidade, preco, artigo, taxa iva, taxa, assinatura, assunto, unidade, preco unitario',
    party_postcode: 'cep, codigo postal',
    party_town: 'municipio, bairro, bairro distrito, uf, localidade, cidade',
  },
  weak: {
    start_time: 'inicio',
    end_time: 'fim',
    customer: 'empresa, importador',
    delivery_time: 'horario',
    invoice_number: 'no, numero, fatura, factura, documento, nota credito, nossa ref',
    order_number:
      'no, numero, no (versao|revisao), documento, (documento|doc) no, no (documento|doc), encomenda, pedido, nota encomenda, nossa ref, requisicao',
    customer_number: 'cliente',
    due_date: 'pagar ate',
    delivery_date: 'entrega, prazo',
    delivery: 'entrega',
    net: 'valor, mercadoria',
    gross: 'valor, montante',
    payment_terms: 'condicoes',
  },
  titles: {
    invoice: `
      (a|) sua fatura,
      (fatura|factura|fatura recibo|fatura venda|fatura comercial|fatura global|fatura eletronica|venda a dinheiro|nota credito|nota fiscal|
        nota debito|fatura simplificada|fatura proforma|danfe|recibo)
    `,
    work_order: `
      formulario (encomenda|encomendas|pedido|pedidos),
      (requisicao externa|requisicao interna|ordem (trabalho|servico|transporte|fornecimento)|guia encomenda|nota empenho),
      autorizacao (fornecimento|compra),
      (encomenda|nota encomenda|ordem compra|pedido compra|requisicao|pedido|encomenda a fornecedor|ordem de compra)
    `,
    seller_order: '(confirmacao|aceitacao) (encomenda|pedido), (orcamento|proposta|encomenda cliente|pedido venda)',
    request: 'pedido (cotacao|de cotacao|orcamento|de orcamento)',
    other:
      '(guia remessa|guia transporte|aviso|contrato|extrato|lista precos|recibo vencimento|ata), condicoes gerais (de venda|de compra|)',
  },
  stopWords: `
    o a os as de do da dos das e um uma para por com em no na que se nao sao sua nosso nossa ao data fatura encomenda valor total iva
    quantidade preco descricao pagamento vencimento entrega cliente numero ate morada
  `,
  parts: {
    number: 'no codigo cod ref referencia id',
    day: 'data dia',
    on: 'em',
    invoice: 'fatura faturas factura faturacao',
    order: 'encomenda pedido pedidos encomendas compra',
    customer: 'cliente clientes comprador',
    supplier: 'fornecedor fornecedores emitente',
    delivery: 'entrega rececao recebimento chegada',
    wish: 'pretendida prevista solicitada desejada requerida',
    due: 'vencido vencida devido devida pendente falta vencimento limite',
    payment: 'pagamento pagar',
    amount: 'total valor montante soma importe geral',
    subtotal: 'subtotal',
    net: 'liquido tributavel',
    gross: 'bruto',
    tax: 'tributos tributo iva imposto impostos icms',
    without: 'sem',
    within: 'com incluido',
    place: 'morada endereco local',
    details: 'dados nome',
    method: 'modo forma meio metodo',
    terms: 'condicoes prazo',
    until: 'ate',
    filler: 'de do da dos das o a em para nosso vosso n v sua seu documento emissao base incidencia eur euro',
    charge: 'desconto descontos portes frete seguro despesas retencao arredondamento embalagem',
    else: `
      contrato contratos projeto projecto obra orcamento cotacao proposta licitacao expedicao envio mandato serie lote cartao licenca loja
      armazem rota processo transacao validade expiracao cancelamento impressao despacho
    `,
  },
}
