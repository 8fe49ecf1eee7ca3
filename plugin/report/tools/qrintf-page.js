/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the class "sortable" sort by their headers' buttons; the order chosen stands
   in the address as #TABLE.COLUMN.up or #TABLE.COLUMN.down.  */
"use strict";
(() => {
  /* Digits count as the number that they are.  */
  const collator = new Intl.Collator ("en", { numeric: true });

  function valueOf (cell) {
    return cell.dataset.value ?? cell.textContent.trim ();
  }

  /* Nothing comes last either way.  */
  function compare (a, b, down) {
    if (a === "" || b === "")
      return (a === "") - (b === "");
    return collator.compare (a, b) * (down ? -1 : 1);
  }

  function sort (table, column, down) {
    const headers = [...table.tHead.rows[0].cells];
    const index = headers.indexOf (column);
    const body = table.tBodies[0];
    const rows = [...body.rows].map (
      row => ({ row, value: valueOf (row.cells[index]) }));
    rows.sort ((a, b) => compare (a.value, b.value, down));
    body.append (...rows.map (entry => entry.row));
    for (const header of headers)
      header.removeAttribute ("aria-sort");
    column.setAttribute ("aria-sort", down ? "descending" : "ascending");
  }

  /* Numbers are asked for from the largest down, names from A.  */
  function choose (table, column) {
    const now = column.getAttribute ("aria-sort");
    const down = now ? now === "ascending" : column.dataset.type === "number";
    sort (table, column, down);
    history.replaceState (
      null, "", `#${table.id}.${column.dataset.key}.${down ? "down" : "up"}`);
  }

  function sortByAddress () {
    const [id, key, way] = location.hash.slice (1).split (".");
    const table = document.getElementById (id);
    if (!table?.tHead)
      return;
    for (const column of table.tHead.rows[0].cells)
      if (column.dataset.key === key)
        sort (table, column, way === "down");
  }

  for (const table of document.querySelectorAll ("table.sortable"))
    for (const column of table.tHead.rows[0].cells)
      column.firstElementChild.addEventListener (
        "click", () => choose (table, column));
  addEventListener ("hashchange", sortByAddress);
  sortByAddress ();
}) ();
