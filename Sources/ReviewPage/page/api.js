"use strict";

// The server of the page, or the data inside the page when there is no server.
(() => {
  class ApiError extends Error {
    constructor(status, body) {
      super(body?.error ?? "The server does not answer.");
      this.status = status;
      this.body = body;
    }
  }

  async function request(path, options) {
    let response;
    try {
      response = await fetch(`api/${path}`, { cache: "no-store", ...options });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new ApiError(0, null);
    }
    let body = null;
    try {
      body = await response.json();
    } catch (error) {
      if (error.name === "AbortError") throw error;
    }
    const { status } = response;
    if (!response.ok) throw new ApiError(status, body ?? { error: `The server said ${status}.` });
    return body ?? {};
  }

  function post(path, body, signal) {
    const headers = { "Content-Type": "application/json" };
    return request(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  }

  // The query of a list request; empty filters are left out.
  function listQuery(filters, offset, limit) {
    const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
    for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
    return query.toString();
  }

  const server = {
    isOffline: false,
    summary: () => request("summary"),
    alerts: (filters, offset, limit, signal) =>
      request(`alerts?${listQuery(filters, offset, limit)}`, { signal }),
    alert: (id, signal) => request(`alerts/${encodeURIComponent(id)}`, { signal }),
    decide: (body) => post("decisions", body),
    undo: (body) => post("undo", body),
    note: (body) => post("notes", body),
    check: (body, signal) => post("check", body, signal),
    changes: (since) => request(`changes?since=${encodeURIComponent(since)}`),
  };

  function create() {
    const data = document.getElementById("data");
    alertcat.ApiError = ApiError;
    alertcat.api = data ? alertcat.memory.create(JSON.parse(data.textContent)) : server;
  }

  alertcat.createApi = create;
})();
